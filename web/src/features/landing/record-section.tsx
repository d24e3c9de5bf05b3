import { PenLine } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { ExampleRecord } from "./example-record.tsx";

/** The writing record, for those who want to show that they wrote a text themselves. */
export function RecordSection() {
  return (
    <section
      aria-labelledby="record"
      className="grid items-center gap-x-16 gap-y-7 border-t border-line py-12 sm:py-16 lg:grid-cols-[1fr_620px]"
    >
      <div>
        <h2 id="record" className="text-title-1 font-bold">
          내가 썼다는 기록을 <br className="max-sm:hidden" />
          남겨 두세요
        </h2>
        <p className="mt-3 max-w-[420px] text-ink-2">
          글결 에디터에서 작성 기록을 켜고 쓰면 언제 쓰고, 고치고, 붙여 넣었는지 이 기기에 남아요. 링크로 보여 주면 받은
          사람이 가입하지 않고도 읽고, 중간에 고친 흔적이 없는지 확인해요.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to="/editor">
            <PenLine size={18} strokeWidth={1.75} aria-hidden />
            에디터에서 쓰기
          </ButtonLink>
          <Link to="/verify-record" className={`flex min-h-11 items-center ${TEXT_LINK}`}>
            받은 기록 확인하기
          </Link>
        </div>
      </div>
      <ExampleRecord />
    </section>
  );
}
