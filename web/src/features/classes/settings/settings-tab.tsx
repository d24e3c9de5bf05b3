import { classRefusal } from "@geulgyeol/contract";
import type { ReactNode } from "react";
import { SHEET } from "../../../shared/ui/surfaces.ts";
import type { TabProps } from "../tab-props.ts";
import { EraseSection } from "./erase-section.tsx";
import { HandOverSection } from "./hand-over-section.tsx";
import { LeaveSection } from "./leave-section.tsx";
import { LinkSection } from "./link-section.tsx";
import { RetentionSection } from "./retention-section.tsx";
import { TeacherSection } from "./teacher-section.tsx";

/** How long texts are kept, who sees them, where pupils hand in, and how all of it is taken away. */
export function SettingsTab({ details }: TabProps) {
  const mayChange = classRefusal("changeSettings", details.role) === null;
  return (
    <div className={SHEET}>
      <SettingsRow title="보관" note="학생의 글은 여기서 정한 날까지만 두어요. 학생과 보호자에게도 이 날짜가 보여요.">
        <RetentionSection details={details} mayChange={mayChange} />
      </SettingsRow>
      <SettingsRow title="함께 보는 사람" note="이 반의 글과 결과를 볼 수 있어요. 학생은 자기 글만 볼 수 있어요.">
        <TeacherSection details={details} />
      </SettingsRow>
      <SettingsRow title="내는 곳" note="주소를 아는 사람만 낼 수 있어요. 바꾸면 옛 주소는 닫혀요.">
        <LinkSection details={details} mayChange={mayChange} />
      </SettingsRow>
      {classRefusal("handOverClass", details.role) === null && (
        <SettingsRow title="담당 넘기기" note="담당 선생님이 바뀌어도 학생의 글은 정한 날에 지워져요.">
          <HandOverSection details={details} />
        </SettingsRow>
      )}
      {details.role !== "lead" && (
        <SettingsRow title="나가기" note="반과 학생의 글은 그대로 있어요.">
          <LeaveSection details={details} />
        </SettingsRow>
      )}
      {mayChange && (
        <SettingsRow title="내보내고 지우기" note="지우면 되돌릴 수 없어요. 지운 뒤에는 지웠다는 확인서를 드려요.">
          <EraseSection details={details} />
        </SettingsRow>
      )}
    </div>
  );
}

function SettingsRow({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line px-4.5 py-6 first:border-t-0 sm:px-6 lg:grid-cols-[248px_minmax(0,1fr)] lg:px-8 lg:py-7">
      <div>
        <h2 className="text-copy font-heading">{title}</h2>
        <p className="mt-1 text-note leading-normal text-ink-3">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
