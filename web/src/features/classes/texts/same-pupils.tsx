import type { SamePupil } from "@geulgyeol/contract";
import { sayTerm } from "@geulgyeol/wording/classes";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Switch } from "../../../shared/ui/switch.tsx";
import { useLinkPupil } from "../use-classes.ts";

/** Pupils of the same name in other classes: the teacher says which of them is the same, and nobody else does. */
export function SamePupils({ pupilId, pupils }: { pupilId: string; pupils: readonly SamePupil[] }) {
  const link = useLinkPupil();
  return (
    <section aria-labelledby="same-pupils">
      <h2 id="same-pupils" className="text-note text-ink-3">
        다른 반에도 같은 이름이 있어요
      </h2>
      <p className="mt-1 text-note text-ink-2">같은 학생이면 켜 주세요. 켠 반의 글만 결 비교에 함께 써요.</p>
      <ul className="mt-1.5">
        {pupils.map(({ id, className, number, name, hasSameNumber, texts, isLinked, ...term }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
            <span className="min-w-0 text-note tabular-nums">
              {className} · {sayTerm(term)} · {number}번 {name} · 글 {texts}편
              {!hasSameNumber && <span className="text-ink-3"> · 번호가 달라요</span>}
            </span>
            <Switch
              label={
                <>
                  같은 학생
                  <span className="sr-only">
                    : {className} {number}번
                  </span>
                </>
              }
              checked={isLinked}
              onChange={(isSame) => link.mutate({ id: pupilId, otherId: id, isSame })}
            />
          </li>
        ))}
      </ul>
      {link.error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(link.error, "바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </section>
  );
}
