/** The reasoning shown with the notice of a hold, without the notice at its beginning, which would be repeated. */
export function withoutHold(reasoning: string, hold: { readonly message: string } | null): string {
  if (hold === null || !reasoning.startsWith(hold.message)) return reasoning;
  return reasoning.slice(hold.message.length).trimStart();
}
