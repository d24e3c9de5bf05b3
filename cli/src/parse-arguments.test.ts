import { describe, expect, it } from "vitest";
import { parseArguments, UsageError } from "./parse-arguments.ts";

describe("parseArguments", () => {
  it("reads standard input when no file is named", () => {
    expect(parseArguments(["analyze"])).toMatchObject({ files: ["-"], output: "text", ensemble: false, words: false });
  });

  it("reads every option", () => {
    expect(parseArguments(["analyze", "a.txt", "--json", "--ensemble", "--words", "--type", "paper"])).toEqual({
      files: ["a.txt"],
      output: "json",
      ensemble: true,
      words: true,
      documentType: "paper",
    });
  });

  it("returns help or version on request, and help without arguments", () => {
    expect(parseArguments(["--help"])).toBe("help");
    expect(parseArguments([])).toBe("help");
    expect(parseArguments(["-v"])).toBe("version");
  });

  it.each([
    [["judge", "a.txt"]],
    [["analyze", "--json", "--jsonl"]],
    [["analyze", "--type", "poem"]],
    [["analyze", "--x"]],
  ])("rejects %j with a UsageError", (words) => {
    expect(() => parseArguments(words)).toThrow(UsageError);
  });
});
