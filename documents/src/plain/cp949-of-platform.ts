/**
 * Browsers' euc-kr decoder supports all of CP949; Node's lacks the letters that Windows added (see cp949-of-node.ts).
 */
export function decodeCp949(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("euc-kr", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
