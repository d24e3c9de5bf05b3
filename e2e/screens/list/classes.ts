import type { Screen } from "../screen.ts";
import { at, button, press, quiet, sees, steps } from "./actions.ts";

const CLASS = "/classes/:classId/:tab?";
const ofClass =
  (tab: string, text: string | RegExp): Screen["open"] =>
  (page, { school }) =>
    at(`${school.path}${tab}`, text)(page);

/** The receipt number is typed, since it is in no address. */
const received: Screen["open"] = async (page, { school }) => {
  await page.goto("/h/received");
  await page.getByLabel("접수 번호").fill(school.receipt);
  await button(page, "열기").click();
  await page.getByText("글을 잘 받았어요").waitFor();
  await quiet(page);
};

const certificate = steps(at("/classes", "지난 삭제"), press("확인서 보기"), sees("지웠다는 확인서"));

/** Classes of a teacher, and the pages of pupils. */
export const CLASS_SCREENS: readonly Screen[] = [
  { name: "classes", route: "/classes", as: "writer", open: at("/classes", "2학년 3반 국어") },
  { name: "classes-shared", route: "/classes", as: "pro", open: at("/classes", "담당을 넘기려고 해요") },
  { name: "classes-invited", route: "/classes", as: "spent", open: at("/classes", "초대했어요") },
  {
    name: "class-certificate",
    route: "/classes",
    as: "writer",
    isWindow: true,
    open: certificate,
  },
  {
    name: "class-certificate-printed",
    route: "/classes",
    as: "writer",
    isWindow: true,
    open: steps(certificate, (page) => page.emulateMedia({ media: "print" })),
  },
  { name: "classes-none", route: "/classes", as: "fresh", open: at("/classes", "아직 반이 없어요") },
  {
    name: "class-new",
    route: "/classes",
    as: "writer",
    isWindow: true,
    open: steps(at("/classes", "2학년 3반 국어"), press("반 만들기"), sees("반 만들기")),
  },
  { name: "class", route: CLASS, as: "writer", open: ofClass("", /\d+편의 분포/) },
  {
    name: "class-assignment",
    route: CLASS,
    as: "writer",
    isWindow: true,
    open: steps(ofClass("", /\d+편의 분포/), press("새 과제"), sees("새 과제")),
  },
  {
    name: "class-later",
    route: CLASS,
    as: "writer",
    isWindow: true,
    open: steps(ofClass("", /\d+편의 분포/), press("마감 늘리기"), sees(/의 마감$/)),
  },
  { name: "class-pupils", route: CLASS, as: "writer", open: ofClass("/pupils", "명단 고치기") },
  {
    name: "class-roster",
    route: CLASS,
    as: "writer",
    open: steps(ofClass("/pupils", "명단 고치기"), press("명단 고치기")),
  },
  { name: "class-similar", route: CLASS, as: "writer", open: ofClass("/similarity", /서로 비교해요/) },
  {
    name: "class-similarity",
    route: "/classes/:classId/similarity/:batchId",
    as: "writer",
    open: async (page, stage) => {
      await ofClass("/similarity", /서로 비교해요/)(page, stage);
      await page.locator("main a[href*='/similarity/']").first().click();
      await page.getByText("찾아본 곳").waitFor();
      await quiet(page);
    },
  },
  { name: "class-settings", route: CLASS, as: "writer", open: ofClass("/settings", "지금 모두 지우기") },
  {
    name: "class-invite",
    route: CLASS,
    as: "writer",
    isWindow: true,
    open: steps(ofClass("/settings", "지금 모두 지우기"), press("선생님 초대"), sees("선생님 초대")),
  },
  {
    name: "class-hand-over",
    route: CLASS,
    as: "writer",
    open: (page, { clubPath }) => at(`${clubPath}/settings`, "담당 선생님이 바뀌어도")(page),
  },
  { name: "class-settings-invited", route: CLASS, as: "pro", open: ofClass("/settings", "이 반에서 나가기") },
  {
    name: "class-leave",
    route: CLASS,
    as: "pro",
    isWindow: true,
    open: steps(ofClass("/settings", "이 반에서 나가기"), press("이 반에서 나가기"), sees("이 반에서 나갈까요?")),
  },
  {
    name: "class-text",
    route: "/classes/:classId/texts/:textId",
    as: "writer",
    open: async (page, { school }) => {
      await at(school.textPath, "다른 반에도 같은 이름이 있어요")(page);
      await page.getByText("비교하고 있어요").waitFor({ state: "hidden" });
    },
  },
  {
    name: "hand-in",
    route: "/h/:token",
    open: async (page, { school }) => {
      await at(school.handInPath, "선생님은 이렇게 봐요")(page);
    },
  },
  {
    name: "hand-in-file",
    route: "/h/:token",
    open: async (page, { school }) => {
      await at(school.handInPath, "선생님은 이렇게 봐요")(page);
      await page.getByText("파일로 내기").click();
      const buffer = Buffer.from("건널목에는 의자가 없다. 할머니는 우산을 든 채로 다음 불을 기다리셨다.\n".repeat(12));
      await page
        .getByLabel("파일 고르기")
        .setInputFiles({ name: "동네문제_신유주.txt", mimeType: "text/plain", buffer });
      await button(page, "읽은 글 확인하기").waitFor();
    },
  },
  { name: "hand-in-unknown", route: "/h/:token", open: at(`/h/${"A".repeat(32)}`, "낼 수 없는 주소예요") },
  { name: "received", route: "/h/received", open: received },
  { name: "received-ask", route: "/h/received", open: at("/h/received", "낸 글 열기") },
];
