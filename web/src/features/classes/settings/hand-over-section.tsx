import type { ClassDetails } from "@geulgyeol/contract";
import { useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { SelectField } from "../../../shared/ui/select-field.tsx";
import { useHandOver } from "../use-classes.ts";

/** Gives the class to a teacher who is in it, once that teacher agrees. */
export function HandOverSection({ details: { id, teachers, handedOverTo, space } }: { details: ClassDetails }) {
  const others = teachers.filter(({ role, hasAccepted }) => role !== "lead" && hasAccepted);
  const [chosen, setChosen] = useState(others[0]?.id ?? "");
  const offer = useHandOver();
  const asked = others.find((teacher) => teacher.id === handedOverTo);
  if (others.length === 0) {
    return <p className="text-note text-ink-2">먼저 이어받을 선생님을 이 반에 초대해 주세요.</p>;
  }
  return (
    <>
      {asked ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <b className="font-semibold">{asked.name}</b> 선생님의 답을 기다리고 있어요.
          </p>
          <Button size="small" busy={offer.isPending} onClick={() => offer.mutate({ id, teacherId: null })}>
            거두기
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <SelectField
            label="이어받을 선생님"
            value={chosen}
            onChange={setChosen}
            options={others.map((teacher) => ({ value: teacher.id, label: teacher.name }))}
          />
          <Button size="small" busy={offer.isPending} onClick={() => offer.mutate({ id, teacherId: chosen })}>
            담당 넘기기
          </Button>
        </div>
      )}
      <p className="mt-2 text-note text-ink-3">
        받아들이면 글과 결과가 함께 넘어가고, 나는 과제 만들기까지 할 수 있는 선생님으로 남아요.
        {space === null && " 앞으로 드는 크레딧은 새 담당 선생님이 내요."}
      </p>
      {offer.error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(offer.error, "넘기지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </>
  );
}
