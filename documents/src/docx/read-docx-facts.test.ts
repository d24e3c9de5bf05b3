import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readDocument as readInBrowser } from "../browser.ts";
import { SPREAD_PARAGRAPHS } from "../facts/file-facts.ts";
import { libreOfficeFile, WORD_FILES } from "../testing/real-files.ts";
import { makeWordFile, WORD_PROPERTIES } from "../testing/word-sessions.ts";
import { readDocxFacts } from "./read-docx-facts.ts";

const SHOP = [
  [
    ["가나다라마바사아자차", "00A11111"],
    ["카타파", "00C33333"],
  ],
  [
    ["한국어 문장", "00A11111"],
    ["뒤에 더한 말", "00B22222"],
  ],
  [["마지막", "00C33333"]],
] as const;

describe("a Word file written over several days", () => {
  const facts = readDocxFacts(makeWordFile(SHOP, WORD_PROPERTIES));

  it("gives the properties that Word wrote", () => {
    expect(facts).toMatchObject({
      kind: "docx",
      editingMinutes: 192,
      revision: 14,
      creator: "정하람",
      lastModifiedBy: "정하람",
      created: "2026-11-12T10:40Z",
      modified: "2026-11-15T23:12Z",
      application: "Microsoft Office Word 16.0000",
      template: "Normal.dotm",
    });
    expect(facts).not.toHaveProperty("changes");
    expect(facts).not.toHaveProperty("comments");
  });

  it("tells by paragraph which text came in the same session, in the order of the text", () => {
    expect(facts.sessions).toEqual({
      listed: 4,
      used: 3,
      characters: 29,
      unmarked: 0,
      largestShare: 16 / 29,
      paragraphCount: 3,
      mixedParagraphs: 2,
      paragraphs: [
        {
          pieces: [
            { session: 1, characters: 10 },
            { session: 2, characters: 3 },
          ],
        },
        {
          pieces: [
            { session: 1, characters: 6 },
            { session: 3, characters: 7 },
          ],
        },
        { pieces: [{ session: 2, characters: 3 }] },
      ],
    });
  });
});

describe("other producers", () => {
  it("finds one session in a file whose text was pasted at once", () => {
    const text = "한 번에 붙여 넣은 문단이에요.";
    const { sessions } = readDocxFacts(makeWordFile([[[text, "00A11111"]], [[text, "00A11111"]]], WORD_PROPERTIES));
    expect(sessions).toMatchObject({ used: 1, largestShare: 1, mixedParagraphs: 0, paragraphCount: 2 });
  });

  it("takes a run without an id for one of its paragraph's session", () => {
    const paragraph = 'w:rsidR="00A11111" w:rsidRDefault="00B22222"';
    const { sessions } = readDocxFacts(makeWordFile([[["앞"], ["뒤", "00C33333"]]], { paragraph }));
    expect(sessions).toMatchObject({ used: 2, unmarked: 0 });
  });

  it("knows no sessions and no properties of an export of Google Docs, whose ids are all zero", () => {
    const zero = "00000000";
    const paragraph = `w:rsidR="${zero}" w:rsidDel="${zero}" w:rsidP="${zero}" w:rsidRDefault="${zero}"`;
    expect(readDocxFacts(makeWordFile([[["구글 문서", zero]]], { paragraph }))).toEqual({ kind: "docx" });
  });

  it("reads a file of LibreOffice 7.4, which has no sessions and no names", () => {
    expect(readDocxFacts(libreOfficeFile("docx"))).toEqual({
      kind: "docx",
      editingMinutes: 0,
      application: "LibreOffice/7.4.7.2$Linux_X86_64 LibreOffice_project/40$Build-2 15.0000",
    });
  });

  it("reads files of Word 2010 and of Word 2016 in the strict form", () => {
    const read = (name: string) => readDocxFacts(readFileSync(join(WORD_FILES, name)));
    expect(read("comments.docx")).toMatchObject({
      editingMinutes: 3,
      revision: 1,
      created: "2016-07-03T14:07Z",
      application: "Microsoft Office Word 14.0000",
      template: "Normal.dotm",
      comments: 2,
      sessions: { used: 1 },
    });
    expect(read("strict-format.docx")).toMatchObject({
      editingMinutes: 1,
      revision: 2,
      application: "Microsoft Office Word 16.0000",
    });
  });
});

describe("tracked changes and comments", () => {
  it("counts insertions, deletions and comments, and whether changes are recorded", () => {
    const facts = readDocxFacts(
      makeWordFile(
        [
          [
            [
              "글</w:t></w:r><w:ins><w:r><w:t>더한 말</w:t></w:r></w:ins><w:del><w:r><w:delText>지운 말</w:delText></w:r></w:del><w:r><w:t>끝",
            ],
          ],
        ],
        {
          settings: "<w:trackRevisions/>",
          comments: "<w:comment><w:p><w:r><w:t>메모</w:t></w:r></w:p></w:comment>",
        },
      ),
    );
    expect(facts.changes).toEqual({ insertions: 1, deletions: 1, isRecording: true });
    expect(facts.comments).toBe(1);
  });

  it("does not count the mark of an inserted paragraph end", () => {
    const facts = readDocxFacts(
      makeWordFile([[["글</w:t></w:r></w:p><w:p><w:pPr><w:rPr><w:ins/></w:rPr></w:pPr><w:r><w:t>끝"]]]),
    );
    expect(facts).not.toHaveProperty("changes");
  });
});

describe("values that cannot be right", () => {
  it.each([
    ["a negative time", { app: "<TotalTime>-3</TotalTime>" }],
    ["a time of letters", { app: "<TotalTime>셋</TotalTime>" }],
    ["a revision of zero", { core: "<cp:revision>0</cp:revision>" }],
    ["the first day of a calendar", { core: "<dcterms:created>1601-01-01T00:00:00Z</dcterms:created>" }],
    ["a day that does not exist", { core: "<dcterms:modified>2026-13-45T00:00:00Z</dcterms:modified>" }],
    ["an empty name", { core: "<dc:creator>  </dc:creator>" }],
  ])("leaves out %s", (_, properties) => {
    expect(readDocxFacts(makeWordFile([[["글"]]], properties))).toEqual({ kind: "docx" });
  });

  it("makes one short line of a name with line breaks and marks that turn the direction", () => {
    const { creator } = readDocxFacts(
      makeWordFile([[["글"]]], { core: `<dc:creator>가\n\u202E나${"다".repeat(300)}</dc:creator>` }),
    );
    expect(creator).toMatch(/^가 나다+$/);
    expect(Array.from(creator ?? "")).toHaveLength(100);
  });

  it("ignores ids that are no ids", () => {
    expect(
      readDocxFacts(makeWordFile([[["글", "XYZ"]]], { settings: '<w:rsids><w:rsid w:val="1"/></w:rsids>' })),
    ).toEqual({
      kind: "docx",
    });
  });
});

describe("large files", () => {
  it("numbers the five sessions with the most text and lists the first paragraphs only", () => {
    const id = (number: number) => number.toString(16).padStart(8, "0");
    const paragraphs = Array.from({ length: 30_000 }, (_, at) => [["가".repeat(at < 5 ? 50 : 1), id(at + 1)]] as const);
    const { sessions } = readDocxFacts(makeWordFile(paragraphs, WORD_PROPERTIES));
    expect(sessions?.paragraphs).toHaveLength(SPREAD_PARAGRAPHS);
    expect(sessions?.paragraphs.slice(3, 7).map(({ pieces }) => pieces[0]?.session)).toEqual([4, 5, 0, 0]);
    expect(sessions?.paragraphCount).toBe(30_000);
    expect(sessions?.used).toBe(20_000);
    expect(sessions?.unmarked).toBe(10_000);
  });

  it("reads settings with two hundred thousand ids", () => {
    const ids = Array.from(
      { length: 200_000 },
      (_, at) => `<w:rsid w:val="${(at + 1).toString(16).padStart(8, "0")}"/>`,
    );
    const file = makeWordFile([[["글", "00000001"]]], { settings: `<w:rsids>${ids.join("")}</w:rsids>` });
    expect(readDocxFacts(file).sessions).toMatchObject({ listed: 100_000, used: 1 });
  });
});

describe("the browser entry", () => {
  it("reads the facts with the text only when asked", async () => {
    const file = makeWordFile(SHOP, WORD_PROPERTIES);
    expect((await readInBrowser(file, "글.docx", { readsFacts: true })).facts?.revision).toBe(14);
    expect(await readInBrowser(file, "글.docx")).not.toHaveProperty("facts");
  });

  it("has no facts of a text file", async () => {
    const bytes = new TextEncoder().encode("글이에요.");
    expect(await readInBrowser(bytes, "글.txt", { readsFacts: true })).not.toHaveProperty("facts");
  });

  it.each([
    ["settings", "word/settings.xml"],
    ["core", "docProps/core.xml"],
    ["app", "docProps/app.xml"],
  ])("rejects a document type declaration in the %s, which an entity bomb needs", async (_, part) => {
    const parts = unzipSync(makeWordFile([[["글"]]], WORD_PROPERTIES));
    const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><a>&b;</a>';
    const bytes = zipSync({ ...parts, [part]: new TextEncoder().encode(bomb) });
    await expect(readInBrowser(bytes, "글.docx", { readsFacts: true })).rejects.toMatchObject({ code: "FILE_BROKEN" });
  });

  it("rejects settings that inflate without end", async () => {
    const parts = unzipSync(makeWordFile([[["글"]]], WORD_PROPERTIES));
    const bytes = zipSync({ ...parts, "word/settings.xml": new Uint8Array(60 * 1024 * 1024) });
    await expect(readInBrowser(bytes, "글.docx", { readsFacts: true })).rejects.toMatchObject({
      code: "FILE_TOO_COMPLEX",
    });
  });
});
