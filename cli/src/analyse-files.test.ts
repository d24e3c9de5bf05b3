import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { analyseFiles } from "./analyse-files.ts";
import { loadDetector } from "./load-detector.ts";

const OWN_TEXT =
  "어제는 비가 와서 시장에 늦게 갔다. 단골 아주머니가 남은 깻잎을 한 움큼 더 얹어 주셨다. " +
  "집에 와서 보니 우산을 두고 왔다. 다시 가기도 귀찮아서 그냥 젖은 채로 국을 끓였다. 그래도 국은 맛있었다.";
/** "결똠" in CP949; the second letter is one that Windows added. */
const CP949 = Uint8Array.of(0xb0, 0xe1, 0x8c, 0x63);

const detector = await loadDetector();
const folder = mkdtempSync(join(tmpdir(), "geulgyeol-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(files: string[], output: "json" | "text" = "json", input = "") {
  const out: string[] = [];
  const err: string[] = [];
  const args = { files, output, ensemble: false, words: false, documentType: "other" } as const;
  const failures = await analyseFiles(detector, args, {
    input: Readable.from([Buffer.from(input)]),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { out, err, failures };
}

describe("analyseFiles", () => {
  mkdirSync(join(folder, "b", "deep"), { recursive: true });
  mkdirSync(join(folder, "empty"));
  const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
  put("나.md", `# 제목\n\n${OWN_TEXT}<!-- 숨긴 말 -->`);
  put("가.txt", OWN_TEXT);
  put("b/deep/다.txt", OWN_TEXT);
  put("b/broken.docx", "PK\u0003\u0004 no archive");
  put("b/.hidden.txt", OWN_TEXT);
  put("b/program.exe", OWN_TEXT);
  put("b/cp949.txt", CP949);
  put("note", OWN_TEXT);
  put("picture.bin", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0));
  symlinkSync(folder, join(folder, "b", "circle"));

  it("reads a folder in sorted order and reports unreadable files", async () => {
    const { out, err, failures } = await run([folder]);
    expect(out.map((line) => JSON.parse(line).file)).toEqual(
      ["b/deep/다.txt", "가.txt", "나.md"].map((name) => join(folder, name)),
    );
    expect(err.map((line) => line.slice(folder.length + 1).split(":")[0])).toEqual(["b/broken.docx", "b/cp949.txt"]);
    expect(err[0]).toContain("손상");
    expect(failures).toBe(2);
  });

  it("reads a PDF from the file system", { timeout: 60_000 }, async () => {
    const printed = fileURLToPath(new URL("../../documents/fixtures/pdf/whole-words.pdf", import.meta.url));
    const { out, failures } = await run([printed]);
    expect([failures, JSON.parse(out[0] ?? "{}").language]).toEqual([0, "ko"]);
  });

  it("reports hidden text that was left out of a file", async () => {
    const [json, text] = [await run([join(folder, "나.md")]), await run([join(folder, "나.md")], "text")];
    expect(JSON.parse(json.out[0] ?? "").notices).toEqual(["보이지 않는 글을 빼고 읽었어요: 메모 4자."]);
    expect(text.out[0]).toContain("! 보이지 않는 글을 빼고 읽었어요");
  });

  it("lists the supported file types for an unsupported extension", async () => {
    const { out, err, failures } = await run([join(folder, "b/program.exe")]);
    expect([out, failures]).toEqual([[], 1]);
    expect(err[0]).toMatch(/지원하지 않는 파일이에요\(\.exe\)\..*\.txt, .*\.docx, .*\.hwp, .*\.pdf, .*\.png/);
  });

  it("reads plain text from standard input and files without an extension", async () => {
    expect((await run(["-"], "json", OWN_TEXT)).failures).toBe(0);
    expect((await run([join(folder, "note")])).failures).toBe(0);
  });

  it.each([
    ["picture.bin", "지원하지 않는"],
    ["empty", "폴더"],
    ["missing.txt", "ENOENT"],
  ])("reports %s on standard error", async (name, message) => {
    const { err, failures } = await run([join(folder, name)]);
    expect(failures).toBe(1);
    expect(err[0]).toContain(message);
  });
});
