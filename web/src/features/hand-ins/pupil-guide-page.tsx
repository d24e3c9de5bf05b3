import { PUPIL_GUIDE } from "@geulgyeol/wording/classes";
import { Link } from "react-router";
import { DocumentPage, DocumentSection } from "../../shared/ui/document-page.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

/** What pupils and parents should know, in plain words. */
export function PupilGuidePage() {
  return (
    <DocumentPage
      title="학생·보호자 안내"
      lead="선생님이 글결로 글을 걷을 때 무엇이 보이고 언제 지워지는지 쉬운 말로 적었어요."
    >
      {PUPIL_GUIDE.map(({ id, title, lines }) => (
        <DocumentSection key={id} id={id} title={title}>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </DocumentSection>
      ))}
      <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-5 text-note">
        <Link to="/appeal" className={TEXT_LINK}>
          소명 자료
        </Link>
        <Link to="/accuracy" className={TEXT_LINK}>
          정확도
        </Link>
        <Link to="/privacy" className={TEXT_LINK}>
          개인정보 처리방침
        </Link>
        <Link to="/contact" className={TEXT_LINK}>
          문의하기
        </Link>
      </p>
    </DocumentPage>
  );
}
