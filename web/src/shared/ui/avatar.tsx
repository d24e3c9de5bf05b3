import { useState } from "react";

const firstTwo = (name: string) => [...name.trim()].slice(0, 2).join("");

/** Two characters for a person: the given name of a Korean name, else the first two. */
export function initialsOf(name: string): string {
  const characters = [...name.trim().replace(/\s+/g, "")];
  return characters
    .slice(/^[가-힣]{3,4}$/.test(characters.join("")) ? -2 : 0)
    .slice(0, 2)
    .join("");
}

interface AvatarProps {
  readonly name: string;
  /** Address of a picture; initials are shown without one and until it is loaded. */
  readonly image?: string | null | undefined;
  readonly small?: boolean;
  /** A nickname has no family name in front, however long it is. */
  readonly isNickname?: boolean;
}

export function Avatar({ name, image, small = false, isNickname = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-heading text-accent ${small ? "size-7 text-label" : "size-8.5 text-note"}`}
    >
      {isNickname ? firstTwo(name) : initialsOf(name)}
      {image && image !== failed && (
        <img
          src={image}
          alt=""
          // The provider's host must not learn which page is open.
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailed(image)}
        />
      )}
    </span>
  );
}
