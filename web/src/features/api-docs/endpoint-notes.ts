import {
  AI_BAND,
  CREDIT_COST,
  MIXED_BAND,
  type ProgramEndpointName,
  TEXT_MAX_CHARS,
  TEXT_MIN_CHARS,
  WEBHOOK_DELIVERIES_LISTED,
} from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";

interface EndpointNote {
  readonly title: string;
  readonly text: string;
  readonly credits: number;
}

/** The purpose of each endpoint, in Korean; a missing one does not compile. */
export const ENDPOINT_NOTES: Readonly<Record<ProgramEndpointName, EndpointNote>> = {
  analyse: {
    title: "글 분석",
    text: "글 하나를 판단해요. 판단과 그 근거가 얼마나 뚜렷한지, 확률, 문장마다의 확률, 근거와 문체·통계를 돌려줘요.",
    credits: CREDIT_COST.basic,
  },
  analyseEnsemble: {
    title: "앙상블 분석",
    text: "여러 모델의 의견을 따로 보고, 가중 평균과 일치도를 함께 돌려줘요.",
    credits: CREDIT_COST.ensemble,
  },
  analyseWordLevel: {
    title: "단어별 분석",
    text: "단어마다 확률에 얼마나 보탰는지를 함께 돌려줘요.",
    credits: CREDIT_COST.wordLevel,
  },
  analysePdf: {
    title: "PDF 분석",
    text: "PDF의 글을 읽어 판단해요. 글이 없는 스캔본은 사진으로 보내 주세요.",
    credits: CREDIT_COST.basic,
  },
  analyseDocument: {
    title: "문서 분석",
    text: "hwp, hwpx, odt, docx 파일의 글을 읽어 판단해요.",
    credits: CREDIT_COST.basic,
  },
  analyseImage: {
    title: "사진 분석",
    text: "사진 속 글자를 읽어 판단해요. 잘못 읽었을 수 있는 글자도 알려 드려요.",
    credits: CREDIT_COST.basic,
  },
  listHistory: {
    title: "기록 목록",
    text: "분석 기록을 새것부터 보여 줘요. nextCursor를 cursor로 보내면 다음 쪽을 받아요. ‘기록 읽기’ 권한이 있는 키가 필요해요.",
    credits: 0,
  },
  readHistoryAnalysis: {
    title: "기록 하나",
    text: "지난 분석 하나를 그때의 결과 그대로 돌려줘요. ‘기록 읽기’ 권한이 있는 키가 필요해요.",
    credits: 0,
  },
  createBatch: {
    title: "묶음 만들기",
    text: "여러 글을 한꺼번에 맡길 때 먼저 묶음을 만들어요. 만든 묶음은 화면의 수업에서도 볼 수 있어요.",
    credits: 0,
  },
  addBatchTexts: {
    title: "묶음에 글 넣기",
    text: "글을 넣으면 바로 답하고, 서버가 차례대로 판단해요. 크레딧은 글 하나를 판단할 때마다 하나씩 써요.",
    credits: 0,
  },
  readBatch: {
    title: "묶음 읽기",
    text: "묶음이 어디까지 판단됐는지와 글마다의 결과를 돌려줘요. 글 하나의 모든 결과는 finding의 analysisId로 ‘기록 하나’에서 받아요.",
    credits: 0,
  },
  deleteBatch: {
    title: "묶음 지우기",
    text: "묶음과 그 안의 글, 결과를 바로 지워요. 되돌릴 수 없어요.",
    credits: 0,
  },
  createWebhook: {
    title: "웹훅 만들기",
    text: "묶음의 글을 모두 판단하면 이 주소로 알려 드려요. 알림에는 글이나 이름이 없어요. secret은 이 답에만 있으니 안전한 곳에 적어 두세요.",
    credits: 0,
  },
  listWebhooks: { title: "웹훅 목록", text: "만든 웹훅과 마지막 알림이 어떻게 됐는지를 돌려줘요.", credits: 0 },
  testWebhook: {
    title: "웹훅 시험",
    text: "종류가 test인 알림을 보내요. 꺼진 웹훅이면 다시 켜요.",
    credits: 0,
  },
  switchWebhook: {
    title: "웹훅 멈추기",
    text: "isOn이 거짓이면 멈추고, 참이면 다시 켜요. 멈춘 동안 끝난 묶음은 나중에 알리지 않아요. 멈추기 전에 보내지 못한 알림은 다시 켜면 보내요.",
    credits: 0,
  },
  listWebhookDeliveries: {
    title: "웹훅의 알림 목록",
    text: `웹훅 하나의 최근 알림을 ${WEBHOOK_DELIVERIES_LISTED}개까지 새것부터 돌려줘요. 알림은 일주일 동안 보관해요.`,
    credits: 0,
  },
  resendWebhookDelivery: {
    title: "알림 다시 보내기",
    text: "알림을 같은 webhook-id로 한 번 더 보내요. 꺼진 웹훅이면 다시 켜요. id에는 알림 번호를 적어 주세요.",
    credits: 0,
  },
  deleteWebhook: { title: "웹훅 지우기", text: "웹훅을 지워요. 아직 보내지 못한 알림도 함께 지워요.", credits: 0 },
};

/** Fields of requests, by name. */
export const REQUEST_NOTES: Readonly<Record<string, string>> = {
  text: `판단할 글. 앞뒤 빈칸을 빼고 ${TEXT_MIN_CHARS}자 이상, 모두 ${formatCount(TEXT_MAX_CHARS)}자 이하예요.`,
  trigger: "무엇이 분석을 시작했는지예요. 프로그램에서는 적지 않아도 돼요.",
  source: "글이 어디에서 왔는지예요. 파일 이름 같은 것을 남겨 두고 싶을 때 적어요.",
  documentType: "글의 종류. 어떤 사람 글과 비교할지만 바꾸고, 확률은 바꾸지 않아요.",
  mayCharge: "조금 고친 글이 무료로 다시 분석되지 않을 때 크레딧을 써도 되는지예요.",
  batch: "화면에서 여러 파일이나 나눈 부분을 차례로 보낼 때 쓰는 표시예요. 프로그램에서는 적지 않아도 돼요.",
  file: "보낼 파일이에요. 서버에 남기지 않아요.",
  query: "제목과 글에서 찾을 말이에요.",
  verdict: "이 판단인 것만 골라요.",
  kind: "이 종류의 분석만 골라요.",
  favourite: "즐겨찾기만 골라요.",
  from: "이 날부터예요. 서울 날짜로 적어요.",
  to: "이 날까지예요.",
  cursor: "앞 쪽이 준 nextCursor예요.",
  limit: "한 번에 받을 개수예요.",
  id: "분석이나 묶음, 웹훅, 알림의 번호예요.",
  name: "묶음의 이름이에요.",
  question: "글을 쓰게 한 질문이에요. 글에 옮겨 적은 질문은 판단에서 빼요.",
  batchId: "글을 넣을 묶음의 번호예요.",
  texts:
    "넣을 글들이에요. 글마다 pupilName(이름), pupilNumber(번호), title(제목)을 적을 수 있고, 글은 content에 { text, source }로 넣어요.",
  url: "알릴 주소예요. 인터넷에서 열리는 https 주소여야 해요.",
  isOn: "켤지 멈출지예요.",
  language: "사진 속 글자의 언어예요.",
};

/** Fields of the judgement, by name, in the order in which the page shows them. */
export const RESULT_NOTES: Readonly<Record<string, string>> = {
  analysisId: "분석 번호.",
  createdAt: "분석한 시각(UTC).",
  kind: "분석의 종류.",
  verdict: "판단. classProbabilities에서 가장 큰 쪽이에요.",
  aiProbability: `AI 확률에 함께 확률의 절반을 더해 판단의 구간 안에 둔 값, 0에서 1. ai이면 ${AI_BAND} 이상, mixed이면 ${MIXED_BAND} 이상 ${AI_BAND} 미만, human이면 그보다 낮아요.`,
  classProbabilities: "사람, 함께, AI 가운데 누가 썼을지의 확률. 모두 더하면 1이에요. 1.3판까지의 결과에는 없어요.",
  certainty:
    "판단이 얼마나 확실한지. 이런 판단이 strong은 100편 중 1편보다 적게, moderate는 10편 중 1편보다 적게 틀렸어요. 숫자와 함께 보여 주세요. 1.3판까지의 결과에는 없어요.",
  falseAlarm: "다른 쪽이 쓴 글이 이만큼 나오는 비율. 숫자와 함께 보여 주세요. 1.3판까지의 결과에는 없어요.",
  interval: "확률의 95% 구간. 자료로만 남긴 값이라 넓을 수 있어요. 보여 줄 때는 certainty와 falseAlarm을 쓰세요.",
  isTrial:
    "language가 시험 단계인지. 참이면 처음 보는 종류의 글을 아직 충분히 정확하게 가려내지 못해요. 판단과 함께 보여 주세요. 1.4판까지의 결과에는 없어요.",
  hold: "판단하지 않은 이유. 판단했으면 null이에요. 판단하지 않았으면 숫자를 보여 주지 마세요.",
  aiShare: "글에서 AI가 쓴 것으로 보이는 분량, 0에서 1.",
  aiShareInterval: "그 분량의 80% 구간. 1.3판까지의 결과에서는 95% 구간이에요.",
  gptAnalysis: "사람이 읽는 설명과 그 확신. source가 llm이면 언어 모델이, engine이면 엔진이 쓴 거예요.",
  engineAnalysis: "언어 모델이 설명을 썼을 때 엔진이 쓴 설명.",
  judges: "언어 모델마다의 의견. 연결된 모델이 있을 때만 있어요.",
  sentences: "문장마다의 글, 자리, 확률, 근거.",
  segments: "쓴 사람이 바뀐 것으로 보이는 구간.",
  suspiciousPatterns: "눈에 띈 점.",
  recommendations: "고쳐 볼 점.",
  evidence: "측정한 근거. 사람 글 쪽과 AI 글 쪽을 모두 담아요.",
  stylometry: "문체를 측정한 값.",
  statistics: "통계.",
  textIntegrity: "보이지 않는 글자와 닮은꼴 글자.",
  excluded: "판단에서 뺀 부분과 이유.",
  language: "글의 언어.",
  charCount: "글자 수.",
  documentType: "어떤 종류의 사람 글과 비교했는지. 고르지 않았으면 null이에요.",
  processingTime: "엔진이 쓴 시간(ms).",
  credits: "이 답에 든 크레딧과 남은 크레딧.",
  engineVersion: "엔진 판.",
  modelVersion: "모델 판.",
  ensemble: "앙상블 분석에만 있어요.",
  wordLevel: "단어별 분석에만 있어요.",
  pdfMetadata: "PDF에서 온 글에만 있어요.",
  ocrMetadata: "사진에서 읽은 글에만 있어요.",
};
