import { formatCount } from "@geulgyeol/wording";
import { Layers } from "lucide-react";
import { Link } from "react-router";
import { useBatches } from "../../shared/batches/use-batches.ts";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";

const SHOWN = 3;

/** The newest batches, above the history; nothing without any. */
export default function RecentBatches({ query }: { query: string }) {
  const { batches, count } = useBatches(query);
  if (batches.length === 0) return null;
  return (
    <section aria-label="묶음" className="mb-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-title-3 font-heading">
          묶음 <span className="font-medium text-ink-3 tabular-nums">{formatCount(count)}</span>
        </h2>
        <Link to="/batches" className={`text-note ${TEXT_LINK}`}>
          모두 보기
        </Link>
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {batches.slice(0, SHOWN).map(({ id, name, texts }) => (
          <li key={id}>
            <Link
              to={`/batches/${id}`}
              className={`flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken ${CARD}`}
            >
              <Layers size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block text-label text-ink-3 tabular-nums">
                  글 {formatCount(texts.all)}편{texts.reviewed > 0 && ` · ${formatCount(texts.reviewed)}편 살펴봄`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
