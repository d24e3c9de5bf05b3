import { Link } from "react-router";
import { businessFacts } from "../../shared/business/business-facts.ts";
import { useBusiness } from "../../shared/business/use-business.ts";
import { DocumentPage, DocumentSection } from "../../shared/ui/document-page.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

export function ContactPage() {
  return (
    <DocumentPage title="문의하기" lead="무엇을 도와 드릴까요?">
      <DocumentSection title="결과가 틀렸어요">
        <p>
          결과 아래의 ‘이 결과가 맞았나요?’에서 알려 주세요. 어느 문장이 틀렸는지 적어 주시면 정확도를 높이는 데 써요.
          의심받은 일이 억울하다면{" "}
          <Link to="/guide" className={TEXT_LINK}>
            읽는 방법
          </Link>
          의 안내를 먼저 봐 주세요.
        </p>
      </DocumentSection>
      <DocumentSection title="오류가 생겼어요">
        <p>
          화면에 나온 문장과 언제 생겼는지를 서비스를 운영하는 곳에 알려 주세요. 글의 내용은 보내지 않으셔도 돼요.
          오류가 나서 끝나지 않은 분석에는 크레딧을 쓰지 않아요.
        </p>
      </DocumentSection>
      <DocumentSection title="연락처">
        <Operator />
      </DocumentSection>
    </DocumentPage>
  );
}

/** How to reach the operator, as configured. */
function Operator() {
  const business = useBusiness();
  const facts = business ? businessFacts(business) : [];
  if (facts.length === 0) {
    return <p>이 서버를 운영하는 곳의 연락처는 아직 등록되지 않았어요. 등록되면 여기에 적어 둘게요.</p>;
  }
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
