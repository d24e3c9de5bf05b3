import {
  CREDIT_PACK_DAYS,
  CREDIT_PACK_REFUND_DAYS,
  FREE_DAILY_CREDITS,
  PRO_MONTHLY_CREDITS,
  PRO_MONTHLY_PRICE_WON,
} from "@geulgyeol/contract";
import { CAVEAT, formatCredits, formatWon } from "@geulgyeol/wording";
import { DocumentPage, DocumentSection } from "../../shared/ui/document-page.tsx";

export function TermsPage() {
  return (
    <DocumentPage title="이용약관">
      <DocumentSection title="제1조 목적">
        <p>이 약관은 글결(이하 ‘서비스’)을 이용하는 조건과 절차, 이용자와 운영자의 권리와 의무를 정합니다.</p>
      </DocumentSection>
      <DocumentSection title="제2조 서비스의 내용">
        <p>
          서비스는 이용자가 넣은 글을 통계적으로 분석하여 AI가 작성했을 확률을 추정하고 그 근거를 보여 줍니다. 결과는
          추정이며 사실의 확인이 아닙니다. {CAVEAT}
        </p>
      </DocumentSection>
      <DocumentSection title="제3조 가입">
        <p>만 14세 이상인 사람이 이 약관과 개인정보 처리방침에 동의하여 가입할 수 있습니다.</p>
      </DocumentSection>
      <DocumentSection title="제4조 크레딧과 요금">
        <ul>
          <li>
            무료 이용자에게는 한국 시각으로 매일 자정에 {formatCredits(FREE_DAILY_CREDITS)}이 주어집니다. 남은 크레딧은
            다음 날로 넘어가지 않습니다.
          </li>
          <li>
            Pro 요금제는 한 달 {formatWon(PRO_MONTHLY_PRICE_WON)}이며 결제 기간마다 {formatCredits(PRO_MONTHLY_CREDITS)}
            이 주어집니다.
          </li>
          <li>
            무료 크레딧은 메일함마다 하루에 한 번 주어집니다. 같은 메일함으로 여러 계정을 만들거나 다시 가입해도 그날의
            무료 크레딧과 그달의 의견 크레딧은 함께 셉니다.
          </li>
          <li>
            Pro 요금이 바뀌어도 이용 중인 구독은 동의한 요금과 크레딧을 그대로 유지하며, 이용자가 새 요금에 동의한 다음
            결제부터 새 요금이 적용됩니다.
          </li>
          <li>
            크레딧 묶음은 한 번 결제하여 사며, 결제한 날부터 {CREDIT_PACK_DAYS}일이 지나면 남은 크레딧이 없어집니다.
            먼저 끝나는 묶음부터 쓰고, 결제에 쓴 카드는 보관하지 않습니다.
          </li>
          <li>
            결제한 날부터 {CREDIT_PACK_REFUND_DAYS}일이 지나지 않았고 그 결제로 받은 크레딧을 쓰지 않았다면 전액을
            환불합니다.
          </li>
          <li>끝나지 않은 분석에는 크레딧을 쓰지 않습니다.</li>
        </ul>
      </DocumentSection>
      <DocumentSection title="제5조 이용자의 의무">
        <ul>
          <li>권한 없이 다른 사람의 글이나 개인정보를 넣지 않습니다.</li>
          <li>결과만을 근거로 다른 사람에게 불이익을 주지 않습니다.</li>
          <li>서비스를 방해하거나 정해진 한도를 피하려고 하지 않습니다.</li>
        </ul>
      </DocumentSection>
      <DocumentSection title="제6조 책임">
        <p>
          운영자는 서비스를 안정되게 제공하려고 노력합니다. 결과의 정확함을 보증하지 않으며, 결과를 단독 증거로 써서
          생긴 손해에 대하여 법이 허용하는 범위에서 책임을 지지 않습니다.
        </p>
      </DocumentSection>
      <DocumentSection title="제7조 약관의 변경">
        <p>약관을 바꿀 때에는 시행하기 7일 전까지 서비스 안에서 알립니다.</p>
      </DocumentSection>
    </DocumentPage>
  );
}
