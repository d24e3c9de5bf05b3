/** Lines of writing bending around a knot: the grain. */
export function Logo({ small = false, name = "글결" }: { small?: boolean; name?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2.25 font-bold tracking-tightest text-ink ${small ? "text-base" : "text-display-1"}`}
    >
      <svg
        className={small ? "size-5.5" : "size-6.5"}
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M3 4.500h22" />
        <path d="M3 10.200h4.200c2.400 0 3.600-1.900 6.800-1.900s4.400 1.900 6.800 1.900H25" />
        <path d="M3 17.800h4.200c2.400 0 3.600 1.900 6.800 1.900s4.400-1.900 6.800-1.900H25" />
        <path d="M3 23.500h13" />
        <circle cx="14" cy="14" r="2.300" className="fill-accent" stroke="none" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
