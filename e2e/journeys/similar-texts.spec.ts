import { becomePro } from "../support/become-pro.ts";
import { CLASS_QUESTION, CLASS_TEXTS, makeBatch } from "../support/class-texts.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";

test("선생님이 한 반의 글에서 같은 대목을 나란히 본다", async ({ page }) => {
  test.slow();
  const email = freshEmail();
  await signUpByRequest(page, email);
  await becomePro(page, email);
  const [alone] = CLASS_TEXTS;
  if (alone === undefined) throw new Error("There are no texts.");
  const single = await makeBatch(page, "한 편뿐", { texts: [alone] });
  const id = await makeBatch(page, "3반 수행평가", { texts: CLASS_TEXTS, question: CLASS_QUESTION });

  await test.step("쌍은 명렬 순서로 서고, 무엇과 비교했는지 말한다", async () => {
    await page.goto(`/batches/${id}`);
    await page.getByRole("link", { name: "서로 닮은 글" }).click();
    await page.getByRole("switch", { name: "지난 묶음과도 비교" }).click();
    await expect(page.getByRole("heading", { name: "같은 대목이 있는 글이 두 쌍 있어요" })).toBeVisible();
    await expect(page.getByText("4편을 서로 비교했어요.")).toBeVisible();
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toHaveText([/3번 김도하.*20번 이로운/, /12번 서하율.*20번 이로운/]);
    await expectAccessibleInBothThemes(page, "pairs of a batch");
    await expect(page.getByText("인터넷과 그 밖의 글은 보지 않아요")).toBeVisible();
  });

  await test.step("지난 묶음과도 비교한다", async () => {
    const earlier = page.getByRole("switch", { name: "지난 묶음과도 비교" });
    await earlier.click();
    await expect(page.getByText("지난 묶음 1개의 1편과도 비교했어요.")).toBeVisible();
    await earlier.click();
    await expect(earlier).not.toBeChecked();
  });

  await test.step("두 글의 같은 번호로 오간다", async () => {
    await page.getByRole("link", { name: /12번 서하율.*20번 이로운/ }).click();
    await expect(page.getByRole("heading", { name: "두 글에 같은 대목이 두 곳 있어요" })).toBeVisible();
    await expect(page.getByText("2 / 2", { exact: true })).toBeVisible();
    const first = page.getByRole("region", { name: "12번 서하율의 글" });
    const second = page.getByRole("region", { name: "20번 이로운의 글" });
    await expect(first.locator("mark")).toHaveText([/^1밤에 불이 꺼진.*한다\.$/, /^2구청 누리집에는.*지났다\.$/]);
    await expect(second.locator("mark")).toHaveText([/^2구청 누리집에는/, /^1밤에 불이 꺼진/]);
    await expect(first.locator(".hatched").first()).toHaveText("직접 본 일에서 시작해 주세요.");
    await first.getByRole("button", { name: /^1번 대목\(거의 같은 대목\)/ }).click();
    await expect(second.getByRole("button", { name: /^1번 대목/ })).toBeInViewport();
    await expectAccessibleInBothThemes(page, "two texts side by side");
    const folded = first.getByRole("button", { name: "펼치기" });
    await folded.first().click();
    await expect(first).toContainText("손전등 없이는 걸을 수 없게 되었다");
  });

  await test.step("폰에서는 한 편씩 보이고, 번호를 누르면 다른 글로 간다", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const second = page.getByRole("region", { name: "20번 이로운의 글" });
    await page.getByRole("radio", { name: "12번 서하율" }).check({ force: true });
    await expect(second).toBeHidden();
    await page.getByRole("button", { name: /^2번 대목/ }).click();
    await expect(second).toBeVisible();
    await expect(second.getByRole("button", { name: /^2번 대목/ })).toBeInViewport();
    await expectNoOverflow(page);
    await expectAccessibleInBothThemes(page, "two texts on a phone");
    await page.getByRole("link", { name: "앞 쌍" }).click();
    await expect(page.getByRole("heading", { name: "두 글에 같은 대목이 한 곳 있어요" })).toBeVisible();
  });

  await test.step("비교할 것이 없으면 무엇을 비교했는지 말한다", async () => {
    await page.goto(`/batches/${single}/similarity`);
    await expect(page.getByRole("heading", { name: "서로 같은 대목이 없어요" })).toBeVisible();
    await expect(page.getByText("두 편이 모이면 비교할 수 있어요.")).toBeVisible();
    await page.goto(`/batches/${"0".repeat(36)}/similarity`);
    await expect(page.getByRole("heading", { name: "없는 글이에요" })).toBeVisible();
  });
});
