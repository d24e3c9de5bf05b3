/** A loading ring; its meaning is in the text next to it. */
export function Spinner({ size = 18 }: { size?: 18 | 32 }) {
  return (
    <svg className="turning" width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity=".25" strokeWidth="2.500" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" />
    </svg>
  );
}
