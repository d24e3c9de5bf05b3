import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { formatCount } from "@geulgyeol/wording";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { gather } from "./gather.ts";
import { missingKinds } from "./missing-kinds.ts";
import { kindOf } from "./text-kinds.ts";

const ROW = "grid grid-cols-[18px_1fr_auto] items-center gap-x-2 py-1 tabular-nums sm:py-1.5";
const STROKE = "block h-3.75 w-1.25 rounded-2xs";

/** Whose texts the headline is about, and whose it is not. */
export function MeasuredTexts({ ko }: Pick<AccuracyRecord, "ko">) {
  const kinds = gather(ko.humansBy.genre, kindOf).sort((one, other) => other.share.of - one.share.of);
  return (
    <aside
      aria-label="측정한 글과 측정하지 못한 글"
      className={`${CARD} self-start px-4.5 py-4.5 text-small sm:px-6 sm:py-5`}
    >
      <h2 className="text-title-3 font-heading">측정한 사람 글</h2>
      <ul className="mt-1.5">
        {kinds.map(({ name, share }) => (
          <li key={name} className={ROW}>
            <i className={`${STROKE} bg-ink`} />
            <span>{name}</span>
            <span className="text-ink-2">{formatCount(share.of)}편</span>
          </li>
        ))}
      </ul>
      <h2 className="mt-3.5 border-t border-line pt-3.5 text-title-3 font-heading">아직 측정하지 못한 글</h2>
      <ul className="mt-1.5">
        {missingKinds(ko).map(({ name, note }) => (
          <li key={name} className={ROW}>
            <i className={`${STROKE} border border-line-strong`} />
            <span>{name}</span>
            {note && <span className="text-note text-ink-3">{note}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-note text-ink-2">
        이런 글에서는 더 자주 틀릴 수 있어요. 결과만으로 결정하지 마세요.{" "}
        <a href="#not-measured" className={TEXT_LINK}>
          모두 보기
        </a>
      </p>
    </aside>
  );
}
