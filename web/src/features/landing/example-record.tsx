import { formatCount } from "@geulgyeol/wording";
import { CARD } from "../../shared/ui/surfaces.ts";

/** A made-up hour and a half of writing: a bar is half a minute or so, its height what was typed in it. */
const TYPED =
  "M1.5 84v-32M5.5 84v-38M9.5 84v-25M13.5 84v-36M17.5 84v-44M29.5 84v-19M33.5 84v-32M37.5 84v-22M41.5 84v-21M45.5 84v-29M49.5 84v-35M53.5 84v-37M65.5 84v-44M69.5 84v-9M73.5 84v-34M77.5 84v-23M81.5 84v-24M85.5 84v-50M89.5 84v-28M101.5 84v-27M105.5 84v-15M109.5 84v-19M113.5 84v-23M117.5 84v-31M121.5 84v-26M125.5 84v-33M137.5 84v-20M141.5 84v-28M145.5 84v-47M149.5 84v-22M153.5 84v-52M157.5 84v-13M161.5 84v-17M173.5 84v-23M177.5 84v-38M181.5 84v-42M185.5 84v-33M217.5 84v-28M221.5 84v-50M225.5 84v-37M229.5 84v-28M233.5 84v-49M245.5 84v-41M249.5 84v-31M253.5 84v-23M257.5 84v-36M261.5 84v-24M265.5 84v-23M269.5 84v-17M281.5 84v-48M285.5 84v-37M289.5 84v-28M306.5 84v-41M310.5 84v-35M314.5 84v-33M326.5 84v-44M330.5 84v-38M334.5 84v-45M338.5 84v-52M342.5 84v-37M346.5 84v-59M350.5 84v-10M362.5 84v-43M382.5 84v-33M386.5 84v-55M398.5 84v-49M402.5 84v-13M406.5 84v-14M410.5 84v-29M414.5 84v-40M418.5 84v-24M422.5 84v-34M434.5 84v-31M438.5 84v-33M442.5 84v-40M446.5 84v-34M450.5 84v-34M454.5 84v-19M458.5 84v-30";
const EDITED =
  "M21.5 84v-37M25.5 84v-53M57.5 84v-39M61.5 84v-63M93.5 84v-11M97.5 84v-36M129.5 84v-57M133.5 84v-20M165.5 84v-31M169.5 84v-19M237.5 84v-19M241.5 84v-34M273.5 84v-50M277.5 84v-24M318.5 84v-12M322.5 84v-32M354.5 84v-28M358.5 84v-19M390.5 84v-26M394.5 84v-12M426.5 84v-10M430.5 84v-56M462.5 84v-38M466.5 84v-46M470.5 84v-30M474.5 84v-33M478.5 84v-36M482.5 84v-40M486.5 84v-34M490.5 84v-28M494.5 84v-24M498.5 84v-47M502.5 84v-36M506.5 84v-32M510.5 84v-70M514.5 84v-44M518.5 84v-43M522.5 84v-34M526.5 84v-17M530.5 84v-47M534.5 84v-30M538.5 84v-32M542.5 84v-46M546.5 84v-46M550.5 84v-35M554.5 84v-32M558.5 84v-61";
const WIDTH = 561;
const HEIGHT = 84;
const PASTE = { x: 293, height: 76 };
const TOTALS = { typed: 1_204, edits: 41, pastes: 1, pasted: 86 };

/** What a writing record looks like. */
export function ExampleRecord() {
  const { typed, edits, pastes, pasted } = TOTALS;
  const legend = [
    { look: "bg-ink", text: `직접 입력 ${formatCount(typed)}자` },
    { look: "stripes", text: `고침 ${edits}번` },
    { look: "border-2 border-ink", text: `붙여 넣음 ${pastes}번 ${pasted}자` },
  ];
  return (
    <figure className={`min-w-0 px-4 py-5 sm:px-5.5 ${CARD}`}>
      <figcaption className="mb-3.5 flex flex-wrap justify-between gap-x-4 text-note text-ink-2 tabular-nums">
        <b className="font-bold text-ink">예시 · 자기소개서 2번 문항</b>
        <span>1시간 37분 동안 쓴 기록</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-21 w-full border-b border-line-strong text-ink"
        role="img"
        aria-label="시간에 따라 쓴 양. 자리를 비운 곳은 비어 있고, 붙여 넣은 곳은 속이 빈 막대예요."
      >
        <path d={TYPED} stroke="currentColor" strokeWidth={3} />
        <path d={EDITED} stroke="currentColor" strokeWidth={3} strokeDasharray="3 2" />
        <rect
          x={PASTE.x}
          y={HEIGHT - PASTE.height}
          width={9}
          height={PASTE.height}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
        />
      </svg>
      <p className="mt-1.25 flex justify-between text-label text-ink-3 tabular-nums" aria-hidden>
        <span>21:10</span>
        <span>22:00</span>
        <span>22:47</span>
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-note text-ink-2 tabular-nums">
        {legend.map(({ look, text }) => (
          <li key={text} className="flex items-center gap-1.5">
            <i className={`size-2.5 rounded-2xs ${look}`} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
