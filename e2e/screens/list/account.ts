import { ask } from "../ask.ts";
import type { Screen } from "../screen.ts";
import { at, button, heading, press, quiet, sees, steps } from "./actions.ts";

const settings = at("/settings", "지금 이 기기");
const settingsDialog = (name: string, opener: string, as: Screen["as"] = "fresh"): Screen => ({
  name,
  route: "/settings",
  isWindow: true,
  ...(as && { as }),
  open: steps(settings, press(opener), sees()),
});

/** The webhooks of the settings, with their first deliveries open. */
const webhooks: Screen["open"] = async (page) => {
  await settings(page);
  for (const log of await page.getByRole("button", { name: /알림 기록$/ }).all()) await log.click();
  await page.getByRole("list", { name: "최근 알림" }).last().waitFor();
  // At the end of the window stands what follows, so that the whole group is seen.
  await page
    .getByRole("heading", { name: "웹훅" })
    .evaluate((element) => element.closest("section")?.scrollIntoView({ block: "center" }));
};

/** The secret of a new webhook, after those of earlier pictures are gone. */
const newSecret: Screen["open"] = async (page, stage) => {
  const { webhooks } = (await ask(page.request.get("/api/webhooks"))) as { webhooks: { id: string }[] };
  for (const { id } of webhooks) await ask(page.request.delete(`/api/webhooks?id=${id}`));
  await steps(settings, press("웹훅 만들기"), sees("웹훅 만들기"))(page, stage);
  await page.getByLabel("주소").fill("https://grading.hanbit.example/geulgyeol");
  await button(page, "만들기").click();
  await sees("웹훅을 만들었어요")(page, stage);
};

/** The test gateway's window, where a card is chosen. */
const cardWindow: Screen["open"] = async (page) => {
  await page.goto("/subscribe");
  await page.getByLabel(/^매달 [\d,]+원이 자동으로 결제되는 데 동의해요$/).check();
  await button(page, "카드 등록하고 결제하기").click();
  await page.waitForURL("**/subscribe/test-window?purpose=subscribe&*");
  await heading(page, "시험 결제 창").waitFor();
  await quiet(page);
};

/** Signing in and up, the settings, and paying. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: "login", route: "/login", open: at("/login") },
  { name: "login-refused", route: "/login", open: at("/login?error=email-taken") },
  { name: "signup", route: "/signup", open: at("/signup") },
  {
    name: "signup-problems",
    route: "/signup",
    open: async (page) => {
      await at("/signup")(page);
      await page.getByLabel("이메일").fill("seojin");
      await page.getByLabel("비밀번호").fill("짧다");
      await button(page, "가입하기").click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  { name: "welcome", route: "/welcome", as: "newcomer", open: at("/welcome", "거의 다 됐어요") },
  { name: "forgot-password", route: "/forgot-password", open: at("/forgot-password") },
  {
    name: "forgot-password-sent",
    route: "/forgot-password",
    open: async (page) => {
      await at("/forgot-password")(page);
      await page.getByLabel("이메일").fill("nobody@example.com");
      await button(page, "링크 받기").click();
      await heading(page, "메일을 확인해 주세요").waitFor();
    },
  },
  { name: "reset-password", route: "/reset-password", open: at("/reset-password#secret") },
  { name: "reset-password-spent", route: "/reset-password", open: at("/reset-password", "쓸 수 없는 링크예요") },
  { name: "email-verified", route: "/email-verified", open: at("/email-verified") },
  { name: "email-not-verified", route: "/email-verified", open: at("/email-verified?error=TOKEN_EXPIRED") },
  { name: "change-email", route: "/change-email", open: at("/change-email#secret") },
  { name: "settings", route: "/settings", as: "fresh", open: settings },
  { name: "settings-pro", route: "/settings", as: "pro", open: settings },
  settingsDialog("settings-rename", "이름 바꾸기"),
  settingsDialog("settings-change-email", "이메일 바꾸기"),
  settingsDialog("settings-change-password", "비밀번호 바꾸기"),
  settingsDialog("settings-leave", "탈퇴하기"),
  {
    name: "settings-leave-classes",
    route: "/settings",
    as: "writer",
    isWindow: true,
    open: async (page, stage) => {
      await steps(settings, press("탈퇴하기"), sees())(page, stage);
      await page.getByText("담당하는 반도").waitFor();
    },
  },
  settingsDialog("settings-new-key", "키 만들기", "pro"),
  { name: "settings-webhooks", route: "/settings", as: "pro", isWindow: true, open: webhooks },
  settingsDialog("settings-new-webhook", "웹훅 만들기", "pro"),
  {
    name: "settings-webhook-refused",
    route: "/settings",
    as: "pro",
    isWindow: true,
    open: async (page, stage) => {
      await steps(settings, press("웹훅 만들기"), sees())(page, stage);
      await page.getByLabel("주소").fill("https://192.168.0.10/hook");
      await button(page, "만들기").click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  },
  { name: "settings-webhook-secret", route: "/settings", as: "writer", isWindow: true, open: newSecret },
  {
    name: "settings-webhook-delete",
    route: "/settings",
    as: "pro",
    isWindow: true,
    open: steps(settings, press(/지우기$/), sees("웹훅을 지울까요?")),
  },
  settingsDialog("settings-cancel-plan", "해지하기", "pro"),
  {
    name: "dialog-pro",
    route: "/settings",
    as: "fresh",
    isWindow: true,
    open: steps(settings, press("키 만들기"), sees("Pro 요금제에서 쓸 수 있어요")),
  },
  { name: "subscribe", route: "/subscribe", as: "fresh", open: at("/subscribe", "카드 등록하고 결제하기") },
  {
    name: "subscribe-unproved",
    route: "/subscribe",
    as: "unproved",
    open: at("/subscribe", "먼저 이메일을 확인해 주세요"),
  },
  { name: "subscribe-already", route: "/subscribe", as: "pro", open: at("/subscribe", "이미 Pro를 이용하고 있어요") },
  { name: "subscribe-card", route: "/subscribe/card", as: "pro", open: at("/subscribe/card", "새 카드 등록하기") },
  { name: "subscribe-test-window", route: "/subscribe/test-window", as: "fresh", open: cardWindow },
  {
    name: "subscribe-return",
    route: "/subscribe/return",
    as: "fresh",
    open: async (page, stage) => {
      await cardWindow(page, stage);
      // A refusal leaves the account as it is for the other pictures.
      await page.getByRole("radio", { name: "한도 초과로 거절되는 카드" }).check();
      await button(page, "이 카드로 등록").click();
      await heading(page, "Pro를 시작하지 못했어요").waitFor();
    },
  },
];
