/** At most this many names a side. */
const NAMED = 3;

interface Sign {
  readonly direction: "ai" | "human";
  readonly name: string;
}

/** The names of the signs on both sides, for a reader who may not see the text that they were found in. */
export function nameSigns(signs: readonly Sign[]): string {
  const names = (side: Sign["direction"]) =>
    signs
      .filter(({ direction }) => direction === side)
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(", ");
  const parts = [
    names("ai") && `AI 글에 가까운 근거: ${names("ai")}.`,
    names("human") && `사람 글에 가까운 근거: ${names("human")}.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : "뚜렷한 근거를 찾지 못했어요.";
}
