import { openVerifiedAccount } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";

const SENTENCE = "초록불이 열넷에서 시작했다. 나는 건너편까지 열하나에 닿았다.";
const QUOTE = "보행 신호는 1초에 1미터를 기준으로 한다.";

test("글을 부탁하면 가입하지 않은 사람이 기록을 켜고 써서 내고, 부탁한 사람이 읽는다", async ({ page, browser }) => {
  test.slow();
  await openVerifiedAccount(page);
  await page.goto("/requests");
  await page.getByLabel("제목").fill("우리 동네에서 바뀌었으면 하는 한 가지");
  await page.getByLabel("안내").fill("직접 본 일에서 시작해 주세요.");
  await page.getByLabel("가장 적은 글자 수").fill("20");
  const preview = page.getByRole("region", { name: "받는 사람에게 이렇게 보여요" });
  await expect(preview).toContainText("우리 동네에서 바뀌었으면 하는 한 가지");
  await expect(preview).toContainText("20자부터");
  await expect(page.getByLabel("기록 없이 내는 것도 받기")).toBeChecked();
  await expectAccessibleInBothThemes(page, "asking for a text");
  await page.getByRole("button", { name: "요청 링크 만들기" }).click();
  await page.waitForURL(/\/requests\/[\w-]{36}$/);
  const link = (await page.getByText(/\/write\/[\w-]{32}$/).textContent()) ?? "";
  await expect(page.getByText("아직 낸 사람이 없어요.")).toBeVisible();

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const phone = await context.newPage();
  const sent: string[] = [];
  phone.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("우리 동네에서 바뀌었으면 하는 한 가지");
  await expect(phone.getByText("지운 글의 내용은 보내지 않아요")).toBeVisible();
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "a request");
  await phone.getByRole("button", { name: "글쓰기 시작" }).click();
  await expect(phone.getByText("작성 기록 중")).toBeVisible();
  const field = phone.getByRole("textbox", { name: "글" });
  await field.pressSequentially(`${SENTENCE} `);
  await field.pressSequentially("비밀");
  await phone.keyboard.press("Backspace");
  await phone.keyboard.press("Backspace");
  await phone.evaluate((text) => navigator.clipboard.writeText(text), QUOTE);
  await phone.keyboard.press("ControlOrMeta+V");
  const note = phone.getByRole("region", { name: "붙여 넣은 글" });
  await expect(note).toContainText(`방금 ${QUOTE.length}자를 붙여 넣었어요`);
  await expect(note).toContainText("기록에 ‘붙여넣기 1’로 남아요");
  await expectAccessibleInBothThemes(phone, "writing, after a paste");
  await note.getByRole("button", { name: "가져온 곳 적기" }).click();
  await note.getByLabel("가져온 곳").fill("시청 누리집");
  await note.getByRole("button", { name: "적기", exact: true }).click();
  await expect(note).toBeHidden();

  // What was written is there after a reload, and nothing of it has left the device.
  await phone.reload();
  await phone.getByRole("button", { name: "이어서 쓰기" }).click();
  await expect(field).toHaveValue(`${SENTENCE} ${QUOTE}`);
  await expect(phone.getByText("작성 기록 중")).toBeVisible();
  expect(sent.join("\n")).not.toMatch(/초록불|보행|비밀/);

  await phone.getByRole("button", { name: "다 썼어요, 내기 전에 보기" }).click();
  const dialog = phone.getByRole("dialog", { name: "내기 전에 확인해 주세요" });
  await dialog.getByLabel("이름").fill("한도윤");
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "handing in", { include: "[role=dialog]" });
  await dialog.getByRole("button", { name: "내기", exact: true }).click();
  await phone.waitForURL(/\/handed-in\/[\w-]{32}$/);
  await expect(phone.getByText("냈어요", { exact: true })).toBeVisible();
  await expect(phone.getByText(SENTENCE)).toBeVisible();
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "what was handed in");
  expect(sent.join("\n")).toContain("초록불");
  expect(sent.join("\n")).not.toContain("비밀");

  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "한도윤" });
  await expect(row).toContainText("새 글");
  await expect(row).toContainText(/직접 침 \d+%/);
  await expectAccessibleInBothThemes(page, "what was handed in, as a list");
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("한도윤");
  // The chain is whole; without an account the server has not noted the times.
  await expect(page.getByText("처음부터 끝까지 이어져요.")).toBeVisible();
  await expect(page.getByText("시각은 서버가 확인하지 못했어요").first()).toBeVisible();
  await expect(page.getByText(QUOTE)).toBeVisible();
  await expect(page.getByText("시청 누리집").first()).toBeVisible();
  await expectAccessibleInBothThemes(page, "a text that was handed in");
  await context.close();
});

test("답을 못 받아 다시 내도 한 번만 내지고, 이름과 글은 새로 고쳐도 남는다", async ({ page, browser }) => {
  await openVerifiedAccount(page);
  const asked = { title: "짧은 글", instructions: "", minChars: null, maxChars: null, keptDays: 30 };
  const wants = { wantsRecord: false, wantsReplay: false, acceptsWithoutRecord: true };
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  const { data } = await (
    await page.request.post("/api/writing-requests", { data: { ...asked, ...wants, dueAt } })
  ).json();
  const context = await browser.newContext();
  const writer = await context.newPage();
  await writer.goto(data.path);
  await writer.getByRole("button", { name: "글쓰기 시작" }).click();
  await expect(writer.getByText("이 기기에만 저장돼요. 내기 전에는 아무도 못 봐요")).toBeVisible();
  await writer.getByRole("textbox", { name: "글" }).fill("초록불이 열넷에서 시작했다.");
  const open = () => writer.getByRole("button", { name: "다 썼어요, 내기 전에 보기" }).click();
  await open();
  await writer.getByLabel("이름").fill("정다온");
  // The text arrives, and its answer is lost on the way back.
  await writer.route("**/api/hand-ins", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await writer.getByRole("button", { name: "내기", exact: true }).click();
  await expect(writer.getByRole("alert")).toBeVisible();
  await writer.unroute("**/api/hand-ins");
  await writer.reload();
  await writer.getByRole("button", { name: "이어서 쓰기" }).click();
  await expect(writer.getByRole("textbox", { name: "글" })).toHaveValue("초록불이 열넷에서 시작했다.");
  await writer.getByRole("textbox", { name: "글" }).fill("초록불이 열넷에서 시작했다. 고쳤다.");
  await open();
  await expect(writer.getByLabel("이름")).toHaveValue("정다온");
  await writer.getByRole("button", { name: "내기", exact: true }).click();
  await expect(writer.getByRole("alert")).toContainText("고치기 전에 보낸 글이 이미 도착해 있어요.");
  await writer.getByRole("alert").getByRole("link", { name: "낸 글 보기" }).click();
  await expect(writer.getByText("초록불이 열넷에서 시작했다.")).toBeVisible();
  await page.goto(`/requests/${data.id}`);
  await expect(page.getByRole("listitem").filter({ hasText: "정다온" })).toHaveCount(1);
  await context.close();
});

test("낸 글은 마감 전에 거둘 수 있고, 마감 뒤에는 낼 수 없다고 말한다", async ({ page, browser }) => {
  test.slow();
  await openVerifiedAccount(page);
  const asked = {
    title: "짧은 글",
    instructions: "",
    minChars: null,
    maxChars: null,
    wantsRecord: true,
    wantsReplay: false,
    acceptsWithoutRecord: true,
    keptDays: 30,
  };
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  const { data } = await (await page.request.post("/api/writing-requests", { data: { ...asked, dueAt } })).json();
  const context = await browser.newContext();
  const writer = await context.newPage();
  const write = async () => {
    await writer.getByRole("button", { name: "다 썼어요, 내기 전에 보기" }).click();
    await writer.getByLabel("이름").fill("정다온");
    await writer.getByRole("button", { name: "내기", exact: true }).click();
  };
  await writer.goto(data.path);
  await writer.getByRole("button", { name: "글쓰기 시작" }).click();
  await expect(writer.getByText("작성 기록 중")).toBeVisible();
  await writer.getByRole("textbox", { name: "글" }).pressSequentially("거둘 글이다.");
  await write();
  await writer.getByRole("button", { name: "글 거두기" }).click();
  await writer.getByRole("button", { name: "거두기", exact: true }).click();
  await expect(writer.getByRole("heading", { name: "글을 거뒀어요" })).toBeVisible();
  await page.goto(`/requests/${data.id}`);
  await expect(page.getByText("아직 낸 사람이 없어요.")).toBeVisible();

  await writer.goto(data.path);
  await writer.getByRole("button", { name: "이어서 쓰기" }).click();
  await expect(writer.getByText("작성 기록 중")).toBeVisible();
  const soon = new Date(Date.now() + 1_000).toISOString();
  await page.request.patch("/api/writing-requests", { data: { id: data.id, dueAt: soon } });
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(soon));
  await write();
  await expect(writer.getByRole("alert")).toContainText("마감이 지나서 낼 수 없어요. 쓴 글은 이 기기에 그대로 있어요.");
  await writer.reload();
  await expect(writer.getByText("마감이 지나서 이제 낼 수 없어요.")).toBeVisible();
  await context.close();
});
