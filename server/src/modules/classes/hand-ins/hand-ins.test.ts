import {
  type Assignment,
  type DeletionCertificate,
  newReceiptNumber,
  PUPIL_TEXTS_PER_DAY,
  type PupilReceipt,
} from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { classWorld, days, END_OF_TERM, FRIDAY } from "../../../testing/class-driver.ts";
import { koreanText } from "../../../testing/korean-text.ts";
import { expectRefusal, openTestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { uploadForm } from "../../../testing/upload-form.ts";
import { writtenRecord } from "../../../testing/written-record.ts";
import { pupilTexts } from "../tables.ts";

onEachDatabase("what pupils hand in", (connection) => {
  const world = classWorld(connection);
  const { drive, details, received, change, changeAssignment, rowOf, read, tablesWith } = world;

  it("takes only the number and name of the roster, unless new names are allowed and then confirmed", async () => {
    expectRefusal(
      await drive.ask("POST", "/api/pupil-texts", drive.sent(world.assignment, 2, "김도하")),
      "PUPIL_NOT_ON_ROSTER",
    );
    expectRefusal(
      await drive.ask("POST", "/api/pupil-texts", drive.sent(world.assignment, 9, "전입생")),
      "PUPIL_NOT_ON_ROSTER",
    );
    await change({ rosterOnly: false });
    const receipt = await drive.handIn(world.assignment, 9, "전입생");
    expect(receipt.isUnconfirmed).toBe(true);
    const { rows } = await drive.overview(world.lead, world.assignment.id);
    expect(rows.at(-1)).toMatchObject({ pupilId: null, number: 9, name: "전입생" });
    const id = rows.at(-1)?.handIn?.id ?? "";
    const confirm = (number: number, name: string) =>
      drive.ask("POST", "/api/classes/texts/pupil", { id, number, name }, world.lead);
    expectRefusal(await confirm(1, "전입생"), "CLASS_FIELDS");
    await drive.handIn(world.assignment, 3, "김도하");
    expectRefusal(await confirm(3, "김도하"), "NUMBER_HANDED_IN");
    expect((await confirm(5, "전입생")).statusCode).toBe(200);
    expect((await details()).roster.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect((await rowOf(5))?.handIn).toMatchObject({ number: 5, text: { pupilNumber: 5, pupilName: "전입생" } });
    expect(((await received(receipt.receipt)).json().data as PupilReceipt).isUnconfirmed).toBe(false);
  });

  it("asks for the consent of the pupil, and under 14 for the guardian's", async () => {
    const send = (more: object) =>
      drive.ask("POST", "/api/pupil-texts", drive.sent(world.assignment, 1, "강다온", { agrees: false, ...more }));
    expectRefusal(await send({}), "PUPIL_CONSENT_REQUIRED");
    await change({ isUnder14: true });
    expectRefusal(await send({ agrees: true }), "PUPIL_CONSENT_REQUIRED");
    expect((await send({ agrees: true, guardianAgrees: true })).statusCode).toBe(200);
    const [row] = await connection()
      .db.select()
      .from(pupilTexts)
      .where(eq(pupilTexts.assignmentId, world.assignment.id));
    expect(row).toMatchObject({ agreedAt: FRIDAY, guardianAgreed: true });
  });

  it("lets only the holder of the receipt read, replace and delete, and nobody hand in for the same number again", async () => {
    const first = koreanText(11, 300);
    const { receipt } = await drive.handIn(world.assignment, 1, "강다온", { text: first });
    expectRefusal(
      await drive.ask("POST", "/api/pupil-texts", drive.sent(world.assignment, 1, "강다온")),
      "NUMBER_HANDED_IN",
    );
    expect((await received(receipt.toLowerCase().replaceAll("-", ""))).json().data.text).toBe(first);
    for (const wrong of ["", "0000-0000-0000-0000", `${receipt}0`, receipt.slice(0, -1), "%"]) {
      expectRefusal(await received(wrong), "NOT_FOUND");
    }
    const [row] = await connection()
      .db.select()
      .from(pupilTexts)
      .where(eq(pupilTexts.assignmentId, world.assignment.id));
    expect(JSON.stringify(row)).not.toContain(receipt);
    await drive.judged(world.lead, world.assignment.id);
    const second = koreanText(12, 350);
    world.test.clock = days(1);
    const replaced = await drive.call<PupilReceipt>("PUT", "/api/pupil-texts", { receipt, text: second });
    expect(replaced).toMatchObject({
      text: second,
      timesReplaced: 1,
      lateMinutes: 0,
      handedInAt: days(1).toISOString(),
    });
    await drive.judged(world.lead, world.assignment.id);
    expect((await read(1)).analysis?.text).toBe(second);
    // The former text is nowhere any more.
    expect(await tablesWith(first.slice(0, 40))).toEqual([]);
    expect((await drive.call<object>("DELETE", "/api/pupil-texts", { receipt })) as object).toEqual({
      outcome: "deleted",
    });
    expectRefusal(await received(receipt), "NOT_FOUND");
    expect(await tablesWith(second.slice(0, 40))).toEqual([]);
    expect((await details()).certificates).toMatchObject([
      { what: "text", reason: "pupil", texts: 1, results: 1, left: 0 },
    ]);
    await drive.handIn(world.assignment, 1, "강다온");
  });

  it("takes a text once by its receipt number, however often it is sent, and nothing else with that number", async () => {
    const receipt = newReceiptNumber();
    const text = koreanText(13, 300);
    const send = (more: object = {}) =>
      drive.ask("POST", "/api/pupil-texts", {
        ...drive.sent(world.assignment, 1, "강다온", { text }),
        receipt,
        ...more,
      });
    const twice = await Promise.all([send(), send()]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    world.test.clock = days(9);
    const again = (await send({ name: "강 다온" })).json().data as PupilReceipt;
    expect(again).toMatchObject({ receipt, text, timesReplaced: 0, handedInAt: FRIDAY.toISOString() });
    const rows = await connection()
      .db.select({ id: pupilTexts.id })
      .from(pupilTexts)
      .where(eq(pupilTexts.assignmentId, world.assignment.id));
    expect(rows).toHaveLength(1);
    for (const other of [{ text: koreanText(14, 300) }, { number: 2, name: "고은결" }]) {
      expectRefusal(await send(other), "NUMBER_HANDED_IN");
    }
    for (const wrong of ["", "0000", receipt.toLowerCase(), `${receipt}0`]) {
      expectRefusal(await send({ receipt: wrong }), "INVALID_REQUEST");
    }
  });

  it("takes late texts with their lateness, then none, except from a pupil with a later deadline", async () => {
    world.test.clock = days(8);
    const late = await drive.handIn(world.assignment, 1, "강다온");
    expect(late.lateMinutes).toBe(24 * 60);
    const again = await drive.call<PupilReceipt>("PUT", "/api/pupil-texts", {
      receipt: late.receipt,
      text: koreanText(21, 300),
    });
    expect(again.timesReplaced).toBe(1);
    world.test.clock = days(9);
    expectRefusal(
      await drive.ask("POST", "/api/pupil-texts", drive.sent(world.assignment, 2, "고은결")),
      "CLASS_LINK_ENDED",
    );
    const pupil = (await rowOf(2))?.pupilId ?? "";
    const extend = (dueAt: Date | null, pupilId = pupil) =>
      drive.ask(
        "PUT",
        "/api/classes/assignments/deadline",
        { id: world.assignment.id, pupilId, dueAt: dueAt?.toISOString() ?? null },
        world.lead,
      );
    expectRefusal(await extend(days(9)), "ASSIGNMENT_FIELDS");
    expectRefusal(await extend(END_OF_TERM), "ASSIGNMENT_FIELDS");
    expectRefusal(await extend(days(12), "somebody-else"), "NOT_FOUND");
    expect((await extend(days(12))).statusCode).toBe(200);
    expect((await rowOf(2))?.dueAt).toBe(days(12).toISOString());
    const own2 = await drive.handIn(world.assignment, 2, "고은결");
    expect(own2).toMatchObject({ lateMinutes: 0, mayReplaceUntil: days(12).toISOString() });
    expectRefusal(
      await drive.ask("POST", "/api/pupil-texts", drive.sent(world.assignment, 3, "김도하")),
      "CLASS_LINK_ENDED",
    );
    // After the last moment a pupil asks, and the teacher deletes.
    expect(await drive.call("DELETE", "/api/pupil-texts", { receipt: late.receipt })).toEqual({ outcome: "asked" });
    const asked = (await rowOf(1))?.handIn;
    expect(asked?.deletionAskedAt).toBe(days(9).toISOString());
    const proof = await drive.call<DeletionCertificate>(
      "DELETE",
      "/api/classes/texts",
      { id: asked?.id ?? "" },
      world.lead,
    );
    expect(proof).toMatchObject({ what: "text", reason: "pupil", texts: 1 });
    expectRefusal(await received(late.receipt), "NOT_FOUND");
  });

  it("answers a closed, a replaced and an unknown link alike", async () => {
    const look = (token: string) => drive.ask("GET", "/api/pupil-assignment", { token });
    const [token, unknown] = [drive.tokenOf(world.assignment), "A".repeat(32)];
    const refusals = async (one: string) =>
      [
        await look(one),
        await drive.ask("POST", "/api/pupil-texts", { ...drive.sent(world.assignment, 1, "강다온"), token: one }),
      ].map((answer) => ({ ...answer.json(), error: { ...answer.json().error, requestId: null } }));
    expect(token).toMatch(/^[\w-]{32}$/);
    expectRefusal(await look(unknown), "NOT_FOUND");
    await changeAssignment({ isClosed: true });
    expect(await refusals(token)).toEqual(await refusals(unknown));
    await changeAssignment({ isClosed: false });
    expect((await look(token)).statusCode).toBe(200);
    const renewed = await drive.call<Assignment>(
      "POST",
      "/api/classes/assignments/link",
      { id: world.assignment.id },
      world.lead,
    );
    expect(await refusals(token)).toEqual(await refusals(unknown));
    expect((await look(drive.tokenOf(renewed))).statusCode).toBe(200);
    world.test.clock = END_OF_TERM;
    expect(await refusals(drive.tokenOf(renewed))).toEqual(await refusals(unknown));
  });

  it(`takes ${PUPIL_TEXTS_PER_DAY} texts of one pupil a day, however they are replaced or taken back`, async () => {
    const send = (number = 1, name = "강다온") =>
      drive.ask("POST", "/api/pupil-texts", drive.sent(world.assignment, number, name));
    let version = 0;
    const replace = (receipt: string) =>
      drive.ask("PUT", "/api/pupil-texts", { receipt, text: koreanText(7_000 + version++, 200) });
    let receipt = "";
    for (let taken = 0; taken < PUPIL_TEXTS_PER_DAY; taken += 2) {
      const sent = await send();
      expect(sent.statusCode).toBe(200);
      receipt = sent.json().data.receipt;
      expect((await replace(receipt)).statusCode).toBe(200);
      if (taken + 2 < PUPIL_TEXTS_PER_DAY) await drive.call("DELETE", "/api/pupil-texts", { receipt });
    }
    const refused = await replace(receipt);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_600);
    // Others are not held up, nor is it by who knows only the number.
    expect((await send(2, "고은결")).statusCode).toBe(200);
    for (let guess = 0; guess < PUPIL_TEXTS_PER_DAY + 1; guess++) await send(3, "다른 이름");
    expect((await send(3, "김도하")).statusCode).toBe(200);
    world.test.clock = days(1);
    expect((await replace(receipt)).statusCode).toBe(200);
  });

  it("limits what one address sends, looks at and lets be read", async () => {
    const limits = { pupilTextsPerMinute: 1, pupilViewsPerMinute: 1, pupilFilesPerMinute: 1 };
    const strict = await openTestApp(connection(), { limits });
    const token = drive.tokenOf(world.assignment);
    for (const send of [
      () => strict.call("GET", `/api/pupil-assignment?token=${token}`),
      () => strict.post("/api/pupil-texts", { token }),
      () => strict.call("POST", "/api/pupil-texts/file"),
    ]) {
      await send();
      expectRefusal(await send(), "RATE_LIMITED");
    }
    await strict.app.close();
  });

  it("reads a file only for an open link or a receipt", async () => {
    const read = (fields: Record<string, string>) => {
      const { headers, payload } = uploadForm({ name: "글.txt", bytes: "첫 문장이다. 둘째 문장이다." }, fields);
      return world.test.call("POST", "/api/pupil-texts/file", { headers, payload });
    };
    expect((await read({ token: drive.tokenOf(world.assignment) })).json().data.text).toBe(
      "첫 문장이다. 둘째 문장이다.",
    );
    const { receipt } = await drive.handIn(world.assignment, 1, "강다온");
    expect((await read({ receipt })).statusCode).toBe(200);
    for (const wrong of [{}, { token: "A".repeat(32) }, { receipt: "0000-0000-0000-0000" }]) {
      expectRefusal(await read(wrong as Record<string, string>), "NOT_FOUND");
    }
    await changeAssignment({ isClosed: true });
    expectRefusal(await read({ token: drive.tokenOf(world.assignment) }), "NOT_FOUND");
  });

  it("takes a writing record that ends with the text, and no other", async () => {
    const written = writtenRecord([{ text: koreanText(31, 200) }, { text: "지운 비밀.", deleted: 6 }]);
    const writing = { record: written.shown("text"), showsReplay: false };
    expectRefusal(
      await drive.ask("POST", "/api/pupil-texts", drive.sent(world.assignment, 1, "강다온", { writing })),
      "RECORD_INVALID",
    );
    const receipt = await drive.handIn(world.assignment, 1, "강다온", { text: written.text, writing });
    expect(receipt.record).toMatchObject({ sessions: 1 });
    const opened = await read(1);
    expect(opened.handIn.hasRecord).toBe(true);
    expect(opened.writing?.record.entries).toEqual(written.shown("text").entries);
    expect(JSON.stringify(opened)).not.toContain("비밀");
  });
});
