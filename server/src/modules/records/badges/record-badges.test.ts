import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { koreanText } from "../../../testing/korean-text.ts";
import { linkDriver } from "../../../testing/link-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { writtenRecord } from "../../../testing/written-record.ts";

const NOON = new Date("2026-03-10T03:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

onEachDatabase("the badge of a recorded text", (connection) => {
  let test: TestApp;
  let cookie: string;
  let written: ReturnType<typeof writtenRecord>;
  let links: ReturnType<typeof linkDriver>;
  let seed = 300;
  beforeAll(async () => {
    test = await openTestApp(connection());
    links = linkDriver(test, { own: "/api/record-shares", read: "/api/shared-records" });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    test.clock = NOON;
    cookie = await test.newSession({ emailVerified: true });
    written = writtenRecord([{ text: koreanText(seed++, 300) }, { text: koreanText(seed++, 100), origin: "paste" }]);
  });

  const analyse = async (text: string, by = cookie) =>
    (await test.post("/api/analyze", { text }, { cookie: by })).json().data.analysisId as string;
  const badgeOf = (analysisId: string, by = cookie) =>
    test.call("GET", `/api/record-badges?analysisId=${analysisId}`, { cookie: by });
  const shareRecord = (more: object = {}, by = cookie) => {
    const shown = { record: written.shown("text"), title: "", writer: null, showsText: true, showsReplay: false };
    return links.made({ ...shown, days: 30, ...more }, by);
  };
  const typedPercent = () => Math.round((300 / written.text.length) * 100);

  it("stands on the same text, with its record's page for the owner", async () => {
    const analysisId = await analyse(`${written.text}\n`);
    expect((await badgeOf(analysisId)).json().data).toEqual({ badge: null, path: null });
    const { token } = await shareRecord();
    const { badge, path } = (await badgeOf(analysisId)).json().data;
    expect(path).toBe(`/records/${token}`);
    expect(badge.changedPercent).toBe(0);
    expect(Math.abs(badge.typedPercent - typedPercent())).toBeLessThanOrEqual(1);
  });

  it("says how much was changed since, and nothing of a text that is mostly another", async () => {
    await shareRecord();
    const edited = await analyse(`${written.text} ${koreanText(77_001, 40)}`);
    const { badge } = (await badgeOf(edited)).json().data;
    expect(badge.changedPercent).toBeGreaterThan(3);
    expect(badge.changedPercent).toBeLessThanOrEqual(10);
    const shortened = await analyse(written.text.slice(0, -20));
    expect((await badgeOf(shortened)).json().data.badge.changedPercent).toBe(1);
    const other = await analyse(koreanText(77_002, written.text.length));
    expect((await badgeOf(other)).json().data.badge).toBeNull();
  });

  it("goes with the link, and never stands on a text that the link does not show", async () => {
    const analysisId = await analyse(written.text);
    const { id } = await shareRecord({ days: 7 });
    test.clock = new Date(NOON.getTime() + 7 * DAY_MS);
    expect((await badgeOf(analysisId)).json().data.badge).toBeNull();
    await links.change({ id, days: 7 }, cookie);
    expect((await badgeOf(analysisId)).json().data.badge).not.toBeNull();
    await links.change({ id, isClosed: true }, cookie);
    expect((await badgeOf(analysisId)).json().data.badge).toBeNull();
    await shareRecord({ record: written.shown("nothing"), showsText: false });
    expect((await badgeOf(analysisId)).json().data.badge).toBeNull();
  });

  it("never stands on another user's text", async () => {
    await shareRecord();
    const other = await test.newSession({ emailVerified: true });
    expect((await badgeOf(await analyse(written.text, other), other)).json().data.badge).toBeNull();
    expectRefusal(await badgeOf(await analyse(written.text), other), "NOT_FOUND");
    expectRefusal(await badgeOf("none"), "NOT_FOUND");
  });

  it("stands on a shared result without telling the record's link", async () => {
    const analysisId = await analyse(written.text);
    const { token: recordToken } = await shareRecord();
    const link = { analysisId, withText: true, days: 7 };
    const { token } = (await test.post("/api/shares", link, { cookie })).json().data;
    const read = () => test.call("GET", `/api/shared/record-badge?token=${token}`);
    expect((await read()).json().data.badge).toMatchObject({ changedPercent: 0 });
    expect((await read()).body).not.toContain(recordToken);
    test.clock = new Date(NOON.getTime() + 7 * DAY_MS);
    expectRefusal(await read(), "NOT_FOUND");
  });
});
