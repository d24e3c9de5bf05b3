/** The reasoning beside the notice of a hold: the engine begins it with the notice, which must not stand twice. */
export function withoutHold(reasoning: string, hold: { readonly message: string } | null): string {
  if (hold === null || !reasoning.startsWith(hold.message)) return reasoning;
  return reasoning.slice(hold.message.length).trimStart();
}
