import { describe, expect, it } from "vitest";
import { interfaceCharacters, unicodeRange } from "./interface-font.ts";

describe("interfaceCharacters", () => {
  it("화면에 나오는 글자를 모으고 주석은 세지 않는다", () => {
    const characters = interfaceCharacters(['const label = "글결";\n', "// 주석\n  /** 설명 */\n  * 둘째 줄\n"]);
    expect(characters).toContain("글");
    expect(characters).toContain("A");
    expect(characters).not.toContain("석");
    expect(characters).not.toContain("설");
    expect(characters).not.toContain("\n");
  });
});

describe("unicodeRange", () => {
  it("joins adjacent code points into ranges", () => {
    expect(unicodeRange("cab가")).toBe("U+61-63,U+ac00");
  });
});
