const firstTwo = (name: string) => [...name.trim()].slice(0, 2).join("");

/** Two characters that stand for a person: the given name of a Korean name, else the first two. */
export function initialsOf(name: string): string {
  const characters = [...name.trim().replace(/\s+/g, "")];
  return characters
    .slice(/^[가-힣]{3,4}$/.test(characters.join("")) ? -2 : 0)
    .slice(0, 2)
    .join("");
}

interface AvatarProps {
  readonly name: string;
  readonly small?: boolean;
  /** A chosen name has no family name in front, however long it is. */
  readonly isNickname?: boolean;
}

export function Avatar({ name, small = false, isNickname = false }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-accent-soft font-[650] text-accent ${small ? "size-7 text-label" : "size-[34px] text-note"}`}
    >
      {isNickname ? firstTwo(name) : initialsOf(name)}
    </span>
  );
}
