import { HISTORY_AFTER_PRO_DAYS, listProviders, PROVIDER_IDS } from "@geulgyeol/contract";
import { DocumentPage, DocumentSection } from "../../shared/ui/document-page.tsx";

export function PrivacyPage() {
  return (
    <DocumentPage title="개인정보 처리방침">
      <DocumentSection title="모으는 정보">
        <ul>
          <li>가입할 때: 이름, 이메일 주소, 비밀번호(되돌릴 수 없는 형태로 저장합니다)</li>
          <li>
            {listProviders(PROVIDER_IDS, "이나/나")}로 로그인할 때: 그 회사가 알려 주는 이름, 이메일 주소, 프로필 사진의
            주소(사진은 그 회사의 서버에서 바로 불러오고 저장하지 않습니다)
          </li>
          <li>이용할 때: 분석한 글과 결과, 크레딧 사용 내역, 보내 주신 의견</li>
          <li>접속할 때: 로그인 상태를 지키는 쿠키, 접속 기록</li>
        </ul>
      </DocumentSection>
      <DocumentSection title="쓰는 목적">
        <ul>
          <li>분석 결과를 보여 드리고 기록으로 남기기 위하여</li>
          <li>크레딧을 바르게 세고 남용을 막기 위하여</li>
          <li>보내 주신 의견으로 정확도를 높이기 위하여</li>
        </ul>
      </DocumentSection>
      <DocumentSection title="글을 다루는 방법">
        <p>
          브라우저에서 읽은 파일은 서버에 보내지 않으며, 그 안의 글만 분석할 때 보냅니다. 첫 화면의 예시와 로그인하지
          않고 첫 화면에 넣은 글은 브라우저 안에서만 분석하고 서버에 보내지 않습니다. 하루의 체험을 썼는지는 날짜와 그
          글의 지문(해시)으로 브라우저에만 남깁니다. 분석 중에 쓰던 글은 그 창을 닫을 때까지 브라우저에만 남습니다.
        </p>
        <p>
          에디터의 지난 판과 작성 기록은 이용자의 기기에만 저장하며, 이용자가 지우거나 내보내기 전에는 다른 곳으로
          보내지 않습니다. 작성 기록에 서버의 시각 인증을 켠 때에만 지문(해시)과 변경 수, 글자 수, 받은 시각을 서버에
          남기고, 글은 보내지 않습니다.
        </p>
      </DocumentSection>
      <RetentionSection />
      <DocumentSection title="제3자 제공">
        <p>법에 따른 요청이 없는 한, 아래의 경우 말고는 개인정보를 다른 곳에 제공하지 않습니다.</p>
        <p>
          언어 모델을 연결한 서버에서는 AI 편집에 고른 글과 요청을, 언어 모델의 의견을 들을 때 분석할 글을 그 모델을
          운영하는 곳에 보냅니다. 이름과 이메일은 보내지 않습니다. 어느 모델에 보내는지는 보내기 전에 편집 창과 분석
          화면에 적어 둡니다. 연결하지 않은 서버에서는 글이 서버 밖으로 나가지 않습니다.
        </p>
      </DocumentSection>
      <DocumentSection title="이용자의 권리">
        <p>이용자는 자신의 정보를 보고, 고치고, 지우고, 처리를 멈추도록 요청할 수 있습니다.</p>
      </DocumentSection>
    </DocumentPage>
  );
}

function RetentionSection() {
  return (
    <DocumentSection title="보관과 삭제">
      <p>
        계정의 정보와 분석 기록은 회원이 탈퇴하면 지웁니다. 무료 크레딧을 거듭 받는 일을 막으려고 이메일 주소를 되돌릴
        수 없게 바꾼 값(열쇠를 쓴 해시)과 그날, 그달에 드린 크레딧 수만 그달이 끝날 때까지 남깁니다. 법으로 정한 기간
        동안 보관해야 하는 결제 기록은 그 기간이 지나면 지웁니다. 지운 내용은 서비스에서 곧바로 사라지고, 데이터베이스의
        내부 기록과 백업에서는 시간이 더 지난 뒤에 없어집니다.
      </p>
      <p>
        기록에서 지운 분석은 하루 동안 되돌릴 수 있고, 그 뒤에 글과 결과를 모두 지웁니다. Pro 이용이 끝나면 무료
        요금제에서 보이지 않는 기록은 {HISTORY_AFTER_PRO_DAYS}일 동안 보관한 뒤 지웁니다. 설정에서 보관 기간을 정하면 그
        기간이 지난 분석을 지웁니다.
      </p>
      <p>
        회원이 만든 공유 링크로는 링크를 아는 사람이 결과를 볼 수 있으며, 회원이 고른 때에만 글도 함께 보입니다. 링크를
        연 사람의 정보는 남기지 않고 열린 횟수만 셉니다.
      </p>
    </DocumentSection>
  );
}
