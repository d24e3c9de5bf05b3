import { DocumentPage, DocumentSection } from "../../shared/ui/document-page.tsx";

export function PrivacyPage() {
  return (
    <DocumentPage title="개인정보 처리방침">
      <DocumentSection title="모으는 정보">
        <ul>
          <li>가입할 때: 이름, 이메일 주소, 비밀번호(되돌릴 수 없는 형태로 저장합니다)</li>
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
          브라우저에서 읽은 파일은 서버에 보내지 않으며, 그 안의 글만 분석할 때 보냅니다. 첫 화면의 예시는 브라우저
          안에서만 분석합니다. 분석 중에 쓰던 글은 그 창을 닫을 때까지 브라우저에만 남습니다.
        </p>
      </DocumentSection>
      <DocumentSection title="보관과 삭제">
        <p>
          계정의 정보와 분석 기록은 회원이 탈퇴하면 지웁니다. 법으로 정한 기간 동안 보관해야 하는 결제 기록은 그 기간이
          지나면 지웁니다.
        </p>
      </DocumentSection>
      <DocumentSection title="제3자 제공">
        <p>법에 따른 요청이 없는 한 개인정보를 다른 곳에 제공하지 않습니다.</p>
      </DocumentSection>
      <DocumentSection title="이용자의 권리">
        <p>이용자는 자신의 정보를 보고, 고치고, 지우고, 처리를 멈추도록 요청할 수 있습니다.</p>
      </DocumentSection>
    </DocumentPage>
  );
}
