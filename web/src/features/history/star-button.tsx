import { Star } from "lucide-react";

interface StarButtonProps {
  readonly title: string;
  readonly isFavourite: boolean;
  readonly onChange: (isFavourite: boolean) => void;
}

export function StarButton({ title, isFavourite, onChange }: StarButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={`즐겨찾기: ${title}`}
      title={isFavourite ? "즐겨찾기에서 빼기" : "즐겨찾기"}
      onClick={() => onChange(!isFavourite)}
      className={`relative z-10 grid size-9 shrink-0 place-items-center rounded-md hover:bg-sunken max-lg:size-11 ${isFavourite ? "text-accent" : "text-ink-3"}`}
    >
      <Star size={18} strokeWidth={1.75} fill={isFavourite ? "currentColor" : "none"} aria-hidden />
    </button>
  );
}
