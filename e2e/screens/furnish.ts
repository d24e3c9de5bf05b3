import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import type { ClockServer } from "../support/clock-server.ts";
import { readLandingSamples } from "../support/landing-samples.ts";
import { PASSWORD } from "../support/sign-up.ts";
import { BUS, CAT, GARDEN, READING } from "../support/texts.ts";
import { ask } from "./ask.ts";
import { furnishBatch } from "./furnish-batch.ts";
import { furnishClass } from "./furnish-class.ts";
import { furnishClub, furnishColleagues } from "./furnish-colleagues.ts";
import { furnishCommunity } from "./furnish-community.ts";
import { furnishSpace } from "./furnish-space.ts";
import { furnishWebhooks } from "./furnish-webhooks.ts";
import { FIRST_DAY, LAST_DAY, PEOPLE, type Person, type ResultName, type Stage, sessionFile } from "./stage.ts";

/** What only the one who started the server can do. */
export interface Powers {
  /** Stops the server, names the moderator at the terminal and starts it again. */
  makeModerator(email: string): Promise<void>;
  /** Who signs in with Kakao next. */
  meet(person: { subject: string; name: string }): void;
}

/** A later version of the text about the garden. */
const REVISED = GARDEN.replace("할머니가", "할머니께서").replace(
  "내년에는 방울토마토를 좀 늘려 볼 생각이다.",
  "내년에는 방울토마토를 더 심고, 물 당번표부터 붙여 둘 생각이다.",
);

const DAYS = Math.round((Date.parse(LAST_DAY) - Date.parse(FIRST_DAY)) / 86_400_000);
/** Days before the last on which the writer of the history came back. */
const VISITS = [12, 6, 3, 1] as const;

/** Fills an empty server through its own pages and API, over nineteen days of its clock. */
export async function furnish(browser: Browser, server: () => ClockServer, powers: Powers): Promise<Stage> {
  const pages = {} as Record<keyof typeof PEOPLE, Page>;
  const enter = async (person: keyof typeof PEOPLE) => {
    pages[person] = await signUp(browser, server(), person);
  };
  await enter("moderator");
  await confirm(pages.moderator, server(), "moderator");
  await pages.moderator.goto("about:blank");
  await powers.makeModerator(emailOf("moderator"));
  for (const person of ["pro", "writer", "spent"] as const) {
    await enter(person);
    await confirm(pages[person], server(), person);
    if (person !== "spent") await subscribe(pages[person]);
  }

  const pro = pages.pro.request;
  const samples = await readLandingSamples(pages.pro);
  const resultIds = {} as Record<ResultName, string>;
  let day = 0;
  const goTo = async (next: number) => {
    if (next > day) await server().passDays(next - day);
    day = Math.max(day, next);
  };
  await goTo(DAYS - VISITS[0]);
  resultIds.human = await analyse(pro, samples.human);
  resultIds.bus = await analyse(pro, BUS, "", { documentType: "blog" });
  await goTo(DAYS - VISITS[1]);
  resultIds.mixed = await analyse(pro, samples.mixed, "", { source: { kind: "hwp", name: "낙엽.hwp" } });
  resultIds.reading = await analyse(pro, READING, "", { source: { kind: "docx", name: "독서 감상문.docx" } });
  resultIds.ensemble = await analyse(pro, READING, "/ensemble");
  await goTo(DAYS - VISITS[2]);
  resultIds.garden = await analyse(pro, GARDEN, "", { documentType: "assignment" });
  resultIds.words = await analyse(pro, GARDEN, "/word-level");
  const today = new Date(Date.parse(FIRST_DAY) + day * 86_400_000);
  const clubId = await furnishClub(pages.writer.request, samples.human, today);
  const school = await furnishClass({
    teacher: pages.writer.request,
    pupil: pages.writer.request,
    samples,
    now: today,
    passDays: () => goTo(DAYS - VISITS[3]),
  });
  await goTo(DAYS - VISITS[3]);
  resultIds.revised = await analyse(pro, REVISED);
  await ask(pro.patch("/api/history/analysis", { data: { id: resultIds.revised, isFavourite: true } }));
  await ask(pro.patch("/api/history/analysis", { data: { id: resultIds.bus, title: "버스에서 쓴 글" } }));
  const batch = await furnishBatch(pro, samples);
  await furnishWebhooks(pro);
  const shares = [];
  for (const withText of [true, false]) {
    const data = { analysisId: resultIds.garden, withText, days: withText ? 30 : null };
    shares.push(String((await ask(pro.post("/api/shares", { data }))).token));
  }
  const key = { name: "과제 채점 도구", scopes: ["analyse", "read-history"], validDays: 90 };
  await ask(pro.post("/api/account/api-keys", { data: key }));
  const rated = { rating: "correct", origin: "human", comment: "할머니 이야기까지 제가 겪은 일을 쓴 글이에요." };
  await ask(pro.post("/api/feedback", { data: { analysisId: resultIds.garden, ...rated } }));
  const report = await pro.post("/api/reports/pdf", { data: { analysisId: resultIds.garden } });
  const reportCode = /GK(?:-[0-9A-Z]{4}){4}/.exec(report.headers()["content-disposition"] ?? "")?.[0] ?? "";
  if (reportCode === "") throw new Error(`There is no report: ${report.status()}.`);

  const postIds = await furnishCommunity({
    ...pages,
    resultId: resultIds.garden,
    pass: (days) => server().passDays(days),
  });
  await goTo(DAYS);
  for (const person of ["fresh", "unproved"] as const) await enter(person);
  await confirm(pages.fresh, server(), "fresh");
  const [teacher, colleague] = [pages.writer.request, { request: pro, email: emailOf("pro") }];
  const guest = { email: emailOf("spent") };
  const spaceId = await furnishSpace({ owner: teacher, teacher: colleague, guest });
  const shared = { school, teacher, colleague, guest, clubId, spaceId };
  const colleagues = await furnishColleagues({ ...shared, now: new Date(LAST_DAY) });
  const texts = [GARDEN, BUS, CAT];
  for (const text of texts) await analyse(pages.spent.request, text);
  await becomeNewcomer(browser, server(), powers);

  const request = await askToWrite(pro);
  const { now } = await ask(pro.get(`/api/requested-writing?token=${request}`));
  const record = await shareRecord(pages.pro, server(), String(now));
  const data = { analysisId: resultIds.bus, withText: true, days: 30 };
  const recorded = String((await ask(pro.post("/api/shares", { data }))).token);

  for (const [person, page] of Object.entries(pages) as [Person, Page][]) {
    await page.context().storageState({ path: sessionFile(person) });
    await page.context().close();
  }
  const [full = "", bare = ""] = shares;
  const links = { share: { full, bare, recorded }, reportCode, record, request };
  return { address: server().address, resultIds, samples, ...links, batch, postIds, school, ...colleagues, spaceId };
}

const emailOf = (person: keyof typeof PEOPLE) => `${person}@example.com`;

async function signUp(browser: Browser, server: ClockServer, person: keyof typeof PEOPLE): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, locale: "ko-KR", timezoneId: "Asia/Seoul" });
  const page = await context.newPage();
  await page.goto("/signup?next=/contact");
  await page.getByLabel("이름").fill(PEOPLE[person]);
  await page.getByLabel("이메일").fill(emailOf(person));
  await page.getByLabel("비밀번호").fill(PASSWORD);
  for (const consent of ["이용약관에 동의해요", "개인정보 처리방침에 동의해요", "만 14세 이상이에요"]) {
    await page.getByLabel(consent).check();
  }
  await page.getByRole("button", { name: "가입하기" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/contact");
  return page;
}

async function confirm(page: Page, server: ClockServer, person: keyof typeof PEOPLE): Promise<void> {
  const mail = () => server.mails(emailOf(person)).findLast((text) => text.split("\n")[1]?.includes("확인")) ?? "";
  await expect.poll(mail, { timeout: 30_000 }).not.toBe("");
  await page.goto(/http\S+/.exec(mail())?.[0] ?? "about:blank");
  await page.getByRole("heading", { name: "이메일을 확인했어요" }).waitFor();
}

async function subscribe(page: Page): Promise<void> {
  await page.goto("/subscribe");
  await page.getByLabel(/^매달 [\d,]+원이 자동으로 결제되는 데 동의해요$/).check();
  await page.getByRole("button", { name: "카드 등록하고 결제하기" }).click();
  await page.getByRole("button", { name: "이 카드로 등록" }).click();
  await page.getByRole("heading", { name: "Pro를 시작했어요" }).waitFor();
}

/** Somebody who has signed in with Kakao and has not yet agreed to the terms. */
async function becomeNewcomer(browser: Browser, server: ClockServer, powers: Powers): Promise<void> {
  powers.meet({ subject: "4242", name: "정가람" });
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByRole("button", { name: "카카오 로그인" }).click();
  await page.getByRole("heading", { name: "거의 다 됐어요" }).waitFor();
  await context.storageState({ path: sessionFile("newcomer") });
  await context.close();
}

/** Writes a recorded text in a window of its own, whose draft is on no other picture; returns the token of its link. */
async function shareRecord(person: Page, server: ClockServer, now: string): Promise<string> {
  const session = { cookies: (await person.context().storageState()).cookies, origins: [] };
  const context = await person
    .context()
    .browser()
    ?.newContext({
      baseURL: server.address,
      storageState: session,
      permissions: ["clipboard-read", "clipboard-write"],
    });
  const page = await context?.newPage();
  if (page === undefined) throw new Error("There is no browser.");
  // A record whose times are others than the server's would break.
  await page.clock.setFixedTime(now);
  await page.goto("/editor");
  await writeRecorded(page);
  await page.getByRole("button", { name: "이 기록 보여 주기" }).click();
  const dialog = page.getByRole("dialog", { name: "이 기록 보여 주기" });
  await dialog.getByLabel("제목").fill("버스에서");
  await dialog.getByLabel("이름 (선택)").fill(PEOPLE.pro);
  await dialog.getByRole("switch", { name: "쓴 과정 다시 보기" }).click();
  await dialog.getByRole("button", { name: "링크 만들고 복사" }).click();
  await page.getByText("링크를 만들어 복사했어요.").last().waitFor();
  const { shares } = (await ask(page.request.get("/api/record-shares"))) as { shares: { token: string }[] };
  await page.context().close();
  return shares[0]?.token ?? "";
}

/** Typed, pasted and moved, in the editor that is open. */
export async function writeRecorded(page: Page): Promise<void> {
  await page.getByRole("button", { name: "작성 기록 켜기" }).first().click();
  await page.getByRole("button", { name: "멈추기" }).waitFor();
  // On a narrow screen the panel takes the place of the text.
  const tab = page.getByRole("radio", { name: "글", exact: true });
  if (await tab.isVisible()) await tab.check();
  await page.getByRole("textbox", { name: "본문" }).click();
  await page.keyboard.type("버스를 잘못 탄 날을 적어 둔다. 그날은 비가 왔다.");
  await page.keyboard.press("Enter");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector(".ProseMirror")?.dispatchEvent(event);
  }, BUS);
  await page.keyboard.press("Enter");
  await page.keyboard.type("집에 와서야 우산을 두고 내린 걸 알았다.");
}

async function askToWrite(request: APIRequestContext): Promise<string> {
  const data = {
    title: "우리 동네에서 바뀌었으면 하는 한 가지",
    instructions: "직접 본 일에서 시작해 주세요. 다른 글을 옮겼다면 어디서 왔는지 적어 주세요.",
    minChars: 800,
    maxChars: 1_500,
    wantsRecord: true,
    wantsReplay: false,
    acceptsWithoutRecord: true,
    dueAt: new Date(Date.parse(LAST_DAY) + 13 * 86_400_000).toISOString(),
    keptDays: 90,
  };
  return String((await ask(request.post("/api/writing-requests", { data }))).token);
}

async function analyse(request: APIRequestContext, text: string, kind = "", more: object = {}): Promise<string> {
  return String((await ask(request.post(`/api/analyze${kind}`, { data: { text, ...more } }))).analysisId);
}
