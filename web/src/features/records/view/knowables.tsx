import { knownOf } from "@geulgyeol/wording/records";
import { Check, Minus } from "lucide-react";

interface KnowablesProps {
  readonly hasText: boolean;
  readonly isStamped: boolean;
  readonly hasName: boolean;
  /** See `knownOf`. */
  readonly isBroken: boolean;
}

/** What a record shows and what it cannot show, at equal size. */
export function Knowables(facts: KnowablesProps) {
  const { can, cannot } = knownOf(facts);
  return (
    <div className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
      {can.length > 0 && <Known title="이 기록으로 알 수 있는 것" lines={can} Icon={Check} look="text-success" />}
      <Known title="알 수 없는 것" lines={cannot} Icon={Minus} look="text-ink-3" />
    </div>
  );
}

interface KnownProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly Icon: typeof Check;
  readonly look: string;
}

function Known({ title, lines, Icon, look }: KnownProps) {
  return (
    <div>
      <h2 className="mb-2 text-lead font-heading">{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line} className="grid grid-cols-[20px_1fr] gap-2.5 border-t border-line py-2.25 first:border-t-0">
            <Icon size={16} strokeWidth={1.75} className={`mt-1 ${look}`} aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
