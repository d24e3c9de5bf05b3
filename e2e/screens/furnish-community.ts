import type { Page } from "@playwright/test";
import { ask } from "./ask.ts";
import { PEOPLE, type Stage } from "./stage.ts";

interface Writers {
  readonly pro: Page;
  readonly writer: Page;
  readonly spent: Page;
  readonly moderator: Page;
  readonly resultId: string;
  /** Lets days go by: who is new may write only every few minutes. */
  pass(days: number): Promise<void>;
}

const QUARTER_HOUR = 1 / 96;

/** Posts of four people with comments, likes, an attached result, a report and one that a moderator has hidden. */
export async function furnishCommunity(writers: Writers): Promise<Stage["postIds"]> {
  const people = { ...writers };
  for (const person of ["pro", "writer", "spent", "moderator"] as const) {
    const data = { nickname: NICKNAMES[person] };
    await ask(people[person].request.put("/api/community/profile", { data }));
  }
  const ids: string[] = [];
  for (const { by, ...data } of POSTS) {
    const result = data.category === "result" ? { analysisId: writers.resultId, withExcerpt: true } : undefined;
    const post = await ask(people[by].request.post("/api/community/posts", { data: { ...data, result } }));
    ids.push(String(post.id));
    await writers.pass(QUARTER_HOUR);
  }
  const [tip = "", question = "", hidden = "", reported = "", result = ""] = ids;
  const commentIds: string[] = [];
  for (const { by, answers, ...data } of COMMENTS) {
    const parentId = answers === undefined ? {} : { parentId: commentIds[answers] };
    const comment = await ask(
      people[by].request.post("/api/community/comments", { data: { postId: result, ...data, ...parentId } }),
    );
    commentIds.push(String(comment.id));
    await writers.pass(QUARTER_HOUR);
  }
  for (const [by, id] of [
    ["spent", result],
    ["writer", result],
    ["moderator", result],
    ["pro", question],
    ["pro", tip],
  ] as const) {
    await ask(people[by].request.put("/api/community/likes", { data: { postId: id, liked: true } }));
  }
  for (const id of [hidden, reported]) {
    const data = { target: { kind: "post", id }, reason: "advertising" };
    await ask(people.pro.request.post("/api/community/reports", { data }));
  }
  const decision = { target: { kind: "post", id: hidden }, action: "hide", reason: "광고로 보여요." };
  await ask(people.moderator.request.post("/api/community/moderation/decisions", { data: decision }));
  return { result, question, hidden };
}

const NICKNAMES = { pro: PEOPLE.pro, writer: "새벽글쓰기", spent: "윤슬", moderator: PEOPLE.moderator } as const;

const POSTS = [
  {
    by: "writer",
    category: "tip",
    title: "초고를 남겨 두면 오해를 풀기 쉬워요",
    body: "과제를 낼 때 **작성 기록**을 켜 두면, 나중에 누가 물어도 어떻게 썼는지 보여 줄 수 있어요.\n\n1. 에디터를 열고\n2. 작성 기록을 켜고\n3. 평소처럼 쓰면 돼요.\n\n> 기록은 내 기기에만 남아요.",
  },
  {
    by: "spent",
    category: "question",
    title: "자기소개서가 ‘일부 AI 의심’으로 나왔는데 어느 문장부터 고치면 좋을까요?",
    body: "지원 동기 문단만 유독 높게 나와요. 접속어가 많은 편인데, 문장을 나누는 게 나을까요, 아니면 표현을 바꾸는 게 나을까요?",
  },
  { by: "writer", category: "free", title: "여기로 오시면 대신 써 드려요", body: "프로필을 봐 주세요." },
  { by: "spent", category: "free", title: "무료 크레딧 나눔합니다", body: "댓글로 이메일을 남겨 주세요." },
  {
    by: "pro",
    category: "result",
    title: "텃밭 이야기를 쓴 글인데 가운데 문단만 높게 나왔어요",
    body: "처음과 끝은 제가 겪은 일이고, 가운데는 보고서에서 쓰던 말투가 섞였어요. **겪은 일**과 **설명**이 이렇게 갈리는 게 신기해서 올려요.",
  },
] as const;

const COMMENTS: readonly { by: "writer" | "spent" | "moderator"; body: string; answers?: number }[] = [
  { by: "spent", body: "가운데 문단의 ‘이는’, ‘또한’이 눈에 띄네요. 저도 보고서만 쓰면 이렇게 돼요." },
  { by: "writer", body: "문장 길이가 비슷비슷한 것도 한몫하는 것 같아요.", answers: 0 },
  { by: "moderator", body: "좋은 예를 나눠 주셔서 고맙습니다." },
];
