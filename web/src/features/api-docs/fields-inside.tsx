import { ChevronDown } from "lucide-react";
import type { Field } from "./list-fields.ts";
import { ReferenceTable } from "./reference-table.tsx";
import { responseNote } from "./response-notes.ts";

/** The inner fields of a response field, collapsed, since few programs need all of them. */
export function FieldsInside({ name, fields }: { name: string; fields: readonly Field[] }) {
  return (
    <details className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <span>
          <code className="font-semibold">{name}</code>
          <span className="ml-2 text-note text-ink-3 tabular-nums">{fields.length}개</span>
        </span>
        <ChevronDown size={18} strokeWidth={1.75} className="shrink-0 text-ink-3 group-open:rotate-180" aria-hidden />
      </summary>
      <div className="pb-4">
        <ReferenceTable
          caption={`${name} 안의 값`}
          heads={["이름", "형식", "뜻"]}
          rows={fields.map((field) => ({
            key: field.name,
            cells: [
              <code key="name" className="break-all">
                {field.name}
              </code>,
              field.type,
              responseNote(field.name),
            ],
          }))}
        />
      </div>
    </details>
  );
}
