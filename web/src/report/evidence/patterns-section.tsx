import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { groupPatterns } from "./pattern-groups.ts";

export function PatternsSection({ patterns }: { patterns: readonly string[] }) {
  return (
    <section>
      <h4 className="mb-2 text-title-3 font-heading">의심 패턴</h4>
      <ul className="flex flex-col">
        {groupPatterns(patterns).map(({ group, messages }) => (
          <li
            key={group.id}
            className={`grid grid-cols-[4px_1fr] gap-3 border-t border-line py-2.75 first:border-t-0 ${group.colour}`}
          >
            <i className="band-solid rounded-2xs" aria-hidden />
            <div>
              <h5 className="text-label font-heading text-(--k)">{group.name}</h5>
              {messages.map((message) => (
                <p key={message} className="not-first-of-type:mt-1">
                  <WholeWords text={message} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
