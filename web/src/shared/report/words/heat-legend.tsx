import { geometry } from "../../ui/geometry.ts";
import { AxisTicks } from "../probability-axis.tsx";

const SHARES = [40, 10, 10, 10, 10, 20];

export function HeatLegend() {
  return (
    <div role="img" aria-label="색상 범례: 왼쪽 초록 0퍼센트에서 오른쪽 빨강 100퍼센트까지">
      <div className="flex gap-0.5">
        {SHARES.map((share, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: six fixed bands
            key={index}
            className={`block h-[18px] basis-0 rounded-[2px] bg-(--g) shadow-[inset_0_-3px_0_var(--c)] band-${index + 1}`}
            ref={geometry({ "flex-grow": `${share}` })}
          />
        ))}
      </div>
      <AxisTicks className="mt-1" />
    </div>
  );
}
