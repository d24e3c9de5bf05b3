import { describe, expect, it } from "vitest";
import { prepareText } from "../text/prepare-text.ts";
import { refusalOf } from "./refusal.ts";

const codeOf = (text: string) => refusalOf(prepareText(text))?.code ?? null;

describe("refusalOf: 판단하지 않는 글", () => {
  const program = "import os\ndef main():\n    print(os.name)\n    return 1\n\nmain()";

  it.each([
    "",
    "3학년 2반 홍길동\n2026년 3월 2일\n",
    "학번: 20231234\n이름: 홍길동\n과제명: 정렬 알고리즘 구현\n\n",
    "Name: Jane Doe\nCourse: Computer Science 101\nDate: March 2, 2026\n\n",
  ])("코드뿐인 글은 머리글이 있어도 거절한다: %s", (header) => {
    expect(codeOf(header + program)).toBe("CODE_ONLY");
  });

  it("머리글뿐인 글은 거절한다", () => {
    expect(codeOf("학번: 20231234\n이름: 홍길동\n담당 교수: 김영희 교수님\n제출일: 2026년 3월 2일")).toBe(
      "NOT_JUDGEABLE",
    );
  });

  it("코드와 글이 있으면 글을 판단한다", () => {
    const prose = "반복문은 같은 일을 여러 번 하게 해 준다. 나는 처음에 그 말을 이해하지 못해 한참을 헤맸다. ".repeat(
      4,
    );
    expect(codeOf(`이름: 홍길동\n${prose}\n${program}`)).toBe(null);
  });
});
