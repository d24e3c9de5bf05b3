import type { Page } from "@playwright/test";

export const CLASS_QUESTION = "우리 동네에서 바뀌었으면 하는 한 가지를 골라 주세요. 직접 본 일에서 시작해 주세요.";

const COPIED =
  "밤에 불이 꺼진 길은 걷는 사람에게만 어두운 것이 아니라, 그 길을 돌아가게 된 사람의 시간까지 어둡게 한다.";

/** Invented texts of one class to one question: numbers 12 and 20 share a passage and a half, 3 and 20 another. */
export const CLASS_TEXTS = [
  {
    pupilNumber: 3,
    pupilName: "김도하",
    text: `${CLASS_QUESTION}

학교 앞 횡단보도는 신호가 너무 짧다. 할머니와 건널 때마다 중간에 빨간불로 바뀌어서 차들이 빵빵거린다. 나는 초시계로 열 번을 재어 보았는데 초록불은 언제나 열네 초였다. 우리 할머니 걸음으로는 스물두 초가 걸린다.

그래서 나는 아침과 저녁에만이라도 신호를 늘려 달라고 시청에 글을 올렸다. 답은 아직 없지만, 같은 반 친구 여섯 명이 이름을 함께 적어 주었다. 길은 빨리 걷는 사람만의 것이 아니라 천천히 걷는 사람의 것이기도 하다.

담임 선생님은 숫자를 적은 글이 더 힘이 세다고 하셨다. 나는 다음 주에도 같은 시각에 나가서 몇 사람이 다 못 건너는지 세어 볼 생각이다.`,
  },
  {
    pupilNumber: 12,
    pupilName: "서하율",
    text: `직접 본 일에서 시작해 주세요.

우리 아파트 뒤에는 하천을 따라 걷는 길이 있다. 저녁마다 아빠와 걷는데 가로등 여덟 개 중 세 개가 지난달부터 꺼져 있다. 처음에는 며칠이면 고쳐질 줄 알았다. 그런데 아빠가 퇴근하는 시간이 늦어지는 겨울이 되자 그 길은 손전등 없이는 걸을 수 없게 되었다. 어느 날은 자전거가 바로 앞에서 나타나 둘 다 넘어질 뻔했다. 그날 뒤로 어머니는 저녁 산책을 그만두자고 하셨다.

${COPIED} 나는 관리사무소에 전화했지만 구청 일이라는 말을 들었다. 구청에 전화하니 이번에는 하천을 맡은 곳이 따로 있다고 했다. 나는 세 곳의 전화번호를 공책에 적고, 누가 언제 무어라고 대답했는지도 적었다. 공책을 보신 할아버지는 “길 하나 고치는 데 문이 세 개나 된다”고 하셨다. 우리는 그 공책을 냉장고에 붙여 두었다.

구청 누리집에는 고장 신고를 하면 사흘 안에 고친다고 적혀 있지만, 우리가 신고한 날부터 오늘까지 스무하루가 지났다. 그래서 나는 신고 번호를 길에 붙이자고 말하고 싶다.`,
  },
  {
    pupilNumber: 17,
    pupilName: "정이안",
    text: `도서관 앞 의자는 햇볕이 가장 뜨거운 곳에 놓여 있다. 여름이면 아무도 앉지 않고, 책을 빌린 사람들은 계단에 쪼그려 앉는다. 나는 사서 선생님께 의자를 느티나무 아래로 옮기면 안 되느냐고 여쭈었다. 의자는 땅에 박혀 있어서 옮기려면 허락이 필요하다고 하셨다.

나는 종이로 작은 지도를 그려 하루 동안 그늘이 어디로 움직이는지 표시했다. 두 시에는 느티나무 아래가, 다섯 시에는 담벼락 옆이 시원했다. 의자 하나를 옮기는 일이 이렇게 오래 걸릴 줄은 몰랐지만, 지도를 본 사서 선생님이 내 이름으로 건의서를 써 주셨다.`,
  },
  {
    pupilNumber: 20,
    pupilName: "이로운",
    text: `직접 본 일에서 시작해 주세요.

학원이 끝나면 열 시쯤 하천 옆길로 온다. 친구 하율이와 같은 길을 쓰는데 불 꺼진 곳에서는 둘 다 뛰게 된다. 뛰다가 신발 끈을 밟은 적도 있다. 우리는 서로의 발소리를 세면서 뛴다. 누가 뒤에서 걸어오면 전화를 하는 척하기도 한다. 낮에 다시 가 보니 기둥에는 번호가 적힌 작은 쇠판이 붙어 있었고, 그중 두 개는 글자가 닳아서 읽을 수 없었다.

구청 누리집에는 고장 신고를 하면 사흘 안에 고친다고 되어 있지만, 우리가 신고한 날부터 벌써 스무하루가 지났다. 기다리는 동안 나는 동생에게 그 길로 다니지 말라고 했다. 동생은 먼 길로 돌아오느라 학원 버스를 두 번 놓쳤다. 길은 빨리 걷는 사람만의 것이 아니라 천천히 걷는 사람의 것이기도 하다. 밤에 불이 꺼진 길은 걷는 사람에게만 어두운 게 아니라 그 길을 돌아가게 된 사람의 시간까지 어둡게 한다.

가로등마다 고친 날을 적어 두면 누구나 언제 고쳤는지 알 수 있다. 구청에 그 제안을 보내려고 한다.`,
  },
];

/** Makes a batch of the signed-in user, who has Pro, and returns its id. */
export async function makeBatch(
  page: Page,
  name: string,
  { texts, question = "" }: { texts: readonly (typeof CLASS_TEXTS)[number][]; question?: string },
): Promise<string> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { id } = await send("/api/batches", { name, question });
  await send("/api/batches/texts", {
    batchId: id,
    texts: texts.map(({ text, pupilName, pupilNumber }) => ({
      pupilName,
      pupilNumber,
      fileName: `${pupilNumber}_${pupilName}.hwp`,
      content: { text, source: { kind: "hwp", name: `${pupilNumber}_${pupilName}.hwp` } },
    })),
  });
  return id;
}
