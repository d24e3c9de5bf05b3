import type { Page } from "@playwright/test";
import { BUS, GARDEN } from "../../support/texts.ts";
import type { Screen } from "../screen.ts";
import { at, button, heading, seeAll } from "./actions.ts";

/** Pages that need no account, and states of them. Those without a state of their own are not listed: see all-screens.ts. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  {
    name: "landing",
    route: "/",
    open: async (page) => {
      await at("/", "둘이 함께 쓴 글도 보기")(page);
      await seeAll(page);
    },
  },
  { name: "landing-own-text", route: "/", open: (page) => judgeOnLanding(page, GARDEN) },
  {
    name: "landing-limit",
    route: "/",
    open: async (page) => {
      await judgeOnLanding(page, GARDEN);
      await button(page, "다른 글 넣기").click();
      await page.getByRole("textbox", { name: "내 글 넣기" }).fill(BUS);
      await button(page, "분석 시작").click();
      await button(page, "로그인하고 분석하기").waitFor();
    },
  },
  {
    name: "landing-mixed-sample",
    route: "/",
    open: async (page) => {
      await at("/", "둘이 함께 쓴 글도 보기")(page);
      await button(page, "둘이 함께 쓴 글도 보기").click();
      await heading(page, "예시 글의 결").waitFor();
    },
  },
  { name: "pricing", route: "/pricing", open: at("/pricing", /크레딧 \(기본 분석 \d+회\)/) },
  { name: "pricing-pro", route: "/pricing", as: "pro", open: at("/pricing", /크레딧 \(기본 분석 \d+회\)/) },
  { name: "verify", route: "/verify/:code?", open: at("/verify") },
  {
    name: "verify-code",
    route: "/verify/:code?",
    open: async (page, { reportCode }) => {
      await at(`/verify/${reportCode}`, "글결이 만든 보고서예요.")(page);
      await page.getByLabel(/가지고 있는 글을 붙여 넣으면/).fill(GARDEN);
      await button(page, "같은 글인지 보기").click();
      await page.getByText("분석한 글과 같아요.").waitFor();
    },
  },
  {
    name: "verify-unknown",
    route: "/verify/:code?",
    open: at("/verify/GK-0000-0000-0000-0000", "확인할 수 없는 번호예요."),
  },
  {
    name: "verify-english",
    route: "/verify/:code?",
    open: (page, { reportCode }) => at(`/verify/${reportCode}?lang=en`, "This report was made by Geulgyeol.")(page),
  },
  { name: "verify-record", route: "/verify-record", open: at("/verify-record") },
  {
    name: "verify-record-broken",
    route: "/verify-record",
    open: async (page) => {
      await at("/verify-record")(page);
      const buffer = Buffer.from("{}");
      await page
        .getByLabel("작성 기록 파일")
        .setInputFiles({ name: "record.zip", mimeType: "application/zip", buffer });
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "shared",
    route: "/shared/:token",
    open: (page, { share }) => at(`/shared/${share.full}`, "참고 자료이며 단독 증거로 쓰지 마세요.")(page),
  },
  {
    name: "shared-without-text",
    route: "/shared/:token",
    open: (page, { share }) => at(`/shared/${share.bare}`, "참고 자료이며 단독 증거로 쓰지 마세요.")(page),
  },
  {
    name: "shared-recorded",
    route: "/shared/:token",
    open: async (page, { share }) => {
      await at(`/shared/${share.recorded}`, "참고 자료이며 단독 증거로 쓰지 마세요.")(page);
      await page.getByText(/^작성 기록 있음/).waitFor();
    },
  },
  {
    name: "shared-gone",
    route: "/shared/:token",
    open: at(`/shared/${"A".repeat(32)}`, "볼 수 없는 링크예요"),
  },
  {
    name: "record",
    route: "/records/:token",
    open: (page, { record }) => at(`/records/${record}`, /중간에 고친 흔적이 없어요|확인하지 못했어요/)(page),
  },
  {
    name: "record-compared",
    route: "/records/:token",
    open: async (page, { record }) => {
      await at(`/records/${record}`, /중간에 고친 흔적이 없어요|확인하지 못했어요/)(page);
      const own = page.getByRole("region", { name: "가진 글과 비교" });
      await own.getByRole("button", { name: "글 비교하기" }).click();
      await own
        .getByLabel("가진 글")
        .fill(`${BUS}\n집에 와서야 우산을 두고 내린 걸 알았다. 다음 날 분실물 센터에 전화했다.`);
      await own.getByRole("button", { name: "비교", exact: true }).click();
      await own.locator("mark").first().waitFor();
    },
  },
  {
    name: "record-other-text",
    route: "/records/:token",
    open: async (page, { record }) => {
      await page.route("**/api/shared-records?*", async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        const end = body.data.record.entries.findLast(({ origin }: { origin: string }) => origin === "state");
        end.inserted += "\n다음 날 분실물 센터에 전화했다.";
        end.length = end.inserted.length;
        await route.fulfill({ response: answer, json: body });
      });
      await at(`/records/${record}`, "보여 준 글이 기록의 끝과 달라요")(page);
    },
  },
  ...(["open", "closed", "full", "ended"] as const).map(
    (state): Screen => ({
      name: `request-${state}`,
      route: "/write/:token",
      open: async (page, { request }) => {
        await page.route("**/api/requested-writing?*", async (route) => {
          const answer = await route.fetch();
          const body = await answer.json();
          await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, state } } });
        });
        await at(`/write/${request}`, "우리 동네에서 바뀌었으면 하는 한 가지")(page);
      },
    }),
  ),
  {
    name: "request-writing",
    route: "/write/:token",
    open: async (page, { request }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await at(`/write/${request}`, "우리 동네에서 바뀌었으면 하는 한 가지")(page);
      await button(page, "글쓰기 시작").click();
      await page.getByText("작성 기록 중").waitFor();
      await page.getByRole("textbox", { name: "글" }).pressSequentially("초록불이 열넷에서 시작했다. ");
      await page.evaluate((text) => navigator.clipboard.writeText(text), "보행 신호는 1초에 1미터를 기준으로 한다.");
      await page.keyboard.press("ControlOrMeta+V");
      await page.getByRole("region", { name: "붙여 넣은 글" }).waitFor();
    },
  },
  {
    name: "record-gone",
    route: "/records/:token",
    open: at(`/records/${"A".repeat(32)}`, "볼 수 없는 링크예요"),
  },
  { name: "request-gone", route: "/write/:token", open: at(`/write/${"A".repeat(32)}`, "없는 요청이에요") },
  {
    name: "hand-in-gone",
    route: "/handed-in/:receipt",
    open: at(`/handed-in/${"A".repeat(32)}`, "낸 글이 없어요"),
  },
  {
    name: "own-request-gone",
    route: "/requests/:requestId",
    as: "pro",
    open: at("/requests/00000000-0000-4000-8000-000000000000", "없는 요청이에요"),
  },
  { name: "not-found", route: "/*", open: at("/no/such/page", "찾는 화면이 없어요") },
  {
    name: "error",
    route: "/*",
    breaks: true,
    open: async (page) => {
      const broken = "export default function Broken() { throw new Error('A page that cannot be drawn.'); }";
      await page.route(/assets\/contact-[\w-]+\.js/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: broken }),
      );
      await page.goto("/contact");
      await heading(page, "화면을 보여 드리지 못했어요").waitFor();
    },
  },
  {
    name: "waiting-for-session",
    route: "/dashboard",
    isWindow: true,
    open: async (page) => {
      await page.route("**/api/auth/get-session", () => undefined);
      await page.goto("/dashboard", { waitUntil: "domcontentloaded" });
      await page.getByText("불러오고 있어요").first().waitFor();
    },
  },
];

async function judgeOnLanding(page: Page, text: string): Promise<void> {
  await at("/", "둘이 함께 쓴 글도 보기")(page);
  await page.getByRole("textbox", { name: "내 글 넣기" }).fill(text);
  await button(page, "분석 시작").click();
  await heading(page, "내 글의 결").waitFor();
}
