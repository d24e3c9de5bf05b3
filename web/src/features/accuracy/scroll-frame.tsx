import { type ReactNode, useEffect, useRef, useState } from "react";

/** A wide table scrolls inside this frame, which is focusable only if it can scroll. */
export function ScrollFrame({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={frame}
      className="min-w-0 overflow-x-auto"
      {...(scrolls && { tabIndex: 0, "aria-label": `${name}, 옆으로 밀어 볼 수 있어요` })}
    >
      {children}
    </section>
  );
}
