import { describe, expect, it } from "vitest";
import { guessPupil } from "./guess-pupil.ts";

describe("guessPupil", () => {
  it.each([
    ["3반_01_강다온_수행평가.hwp", 1, "강다온"],
    ["20301 김서윤.docx", 20_301, "김서윤"],
    ["20301김서윤.docx", 20_301, "김서윤"],
    ["김서윤20301.docx", 20_301, "김서윤"],
    ["10번 박지안.hwpx", 10, "박지안"],
    ["3학년 2반 7번 류하진.pdf", 7, "류하진"],
    ["2-3-05 고은결.hwp", 5, "고은결"],
    ["강다온(12).docx", 12, "강다온"],
    ["[국어] 12 서하율 독후감.hwp", 12, "서하율"],
    ["2024123456_홍길동_레포트.pdf", 2_024_123_456, "홍길동"],
    ["12.최온유.txt", 12, "최온유"],
    ["수행평가(최종)_임보미.hwp", null, "임보미"],
    ["강다온_20261120_수행평가.hwp", null, "강다온"],
    ["강다온_최종2.hwp", null, "강다온"],
    ["강다온 2차 제출.hwp", null, "강다온"],
    ["1학기 과제 남궁민수.docx", null, "남궁민수"],
    ["08_허준.hwp", 8, "허준"],
    ["신유주.hwpx", null, "신유주"],
    ["3반_08번.hwp", 8, ""],
    ["07.hwp", 7, ""],
    ["20301.hwp", 20_301, ""],
    ["KakaoTalk_2026.jpg", null, ""],
    ["KakaoTalk_20261120_1922.jpg", null, ""],
    ["IMG_0012.png", null, ""],
    ["스캔 001.pdf", null, ""],
    ["수행평가.hwp", null, ""],
    ["우리 동네 문제 해결.docx", null, ""],
    ["3반 국어 보고서 최종.hwp", null, ""],
    ["2026-11-20 과제.hwp", null, ""],
    ["John_Smith.docx", null, ""],
    ["", null, ""],
  ])("%s", (file, number, name) => {
    expect(guessPupil(file)).toEqual({ number, name });
  });

  it("reads decomposed names, as macOS writes them", () => {
    expect(guessPupil("3반_01_강다온.hwp".normalize("NFD"))).toEqual({ number: 1, name: "강다온" });
  });
});
