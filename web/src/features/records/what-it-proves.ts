/** One sentence with both endings: 해요체 for the screen, 합쇼체 for documents. */
interface Claim {
  readonly onScreen: string;
  readonly inDocument: string;
}

const claim = (stem: string, onScreen: string, inDocument: string): Claim => ({
  onScreen: stem + onScreen,
  inDocument: stem + inDocument,
});

/** Shown before a record starts, in the exported report and on the verification page, always the same. */
const PROVES_CLAIMS = [
  claim("이 글이 어떤 순서와 빠르기로 바뀌어 왔는지 처음부터 다시 볼 수 있", "어요.", "습니다."),
  claim("변경 하나라도 나중에 고치거나 빼거나 끼워 넣으면 지문(해시)이 맞지 않아 드러", "나요.", "납니다."),
  claim(
    "서버가 시각을 인증했으면, 그 시각에 이미 그 상태까지 쓰여 있었다는 것을 글결 서버에 물어 확인할 수 있",
    "어요.",
    "습니다.",
  ),
];

const PROVES_NOT_CLAIMS = [
  claim("누가 자판을 쳤는지는 알 수 없", "어요.", "습니다."),
  claim("다른 화면의 글을 보고 옮겨 쳤는지는 알 수 없", "어요.", "습니다."),
  claim("서버가 인증하지 않은 구간의 시각은 이 기기의 시계를 따른 것이라 증거가 되지 않", "아요.", "습니다."),
  claim("기록을 시작하기 전에 있던 글이 어떻게 쓰였는지는 알 수 없", "어요.", "습니다."),
];

export const PROVES = PROVES_CLAIMS.map(({ onScreen }) => onScreen);
export const PROVES_NOT = PROVES_NOT_CLAIMS.map(({ onScreen }) => onScreen);
/** For the report, which is a document. */
export const REPORT_PROVES = PROVES_CLAIMS.map(({ inDocument }) => inDocument);
export const REPORT_PROVES_NOT = PROVES_NOT_CLAIMS.map(({ inDocument }) => inDocument);
