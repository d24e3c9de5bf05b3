import { describe, expect, it } from "vitest";
import { reconjugate } from "./forms.ts";
import { stemOf } from "./stem.ts";

/** A form, the stem it belongs to, another stem, and the same form of that one. */
const RIGHT = `
납부하는 납부하 내 내는
납부한 납부하 내 낸
납부할 납부하 내 낼
납부했으며 납부하 내 냈으며
납부하였습니다 납부하 내 냈습니다
납부하여 납부하 내 내
납부해야 납부하 내 내야
납부하셔야 납부하 내 내셔야
납부하시기 납부하 내 내시기
납부하십시오 납부하 내 내십시오
납부하세요 납부하 내 내세요
납부하지 납부하 내 내지
납부함 납부하 내 냄
납부합니다 납부하 내 냅니다
수령하신 수령하 받 받으신
수령하면 수령하 받 받으면
수령하고 수령하 받 받고
판매한다 판매하 팔 판다
판매하는 판매하 팔 파는
판매합니다 판매하 팔 팝니다
거주하고 거주하 살 살고
거주하는 거주하 살 사는
거주하며 거주하 살 살며
상승하여 상승하 오르 올라
상승했다 상승하 오르 올랐다
동일하다 동일하 같 같다
동일한 동일하 같 같은
용이합니다 용이하 쉽 쉽습니다
용이하여 용이하 쉽 쉬워
용이한 용이하 쉽 쉬운
상이하며 상이하 다르 다르며
상이해 상이하 다르 달라
되어진다 되어지 되 된다
되어졌다 되어지 되 됐다
되어지는 되어지 되 되는
보여집니다 보여지 보이 보입니다
쓰여진 쓰여지 쓰이 쓰인
가능하다 가능하 있 있다
가능한 가능하 있 있는
가능했지만 가능하 있 있었지만
`;

describe("줄기만 바꾸고 어미는 그대로", () => {
  it("받침, 불규칙, 품사에 맞게 다시 활용한다", () => {
    for (const line of RIGHT.trim().split("\n")) {
      const [form = "", from = "", to = "", right = ""] = line.split(" ");
      expect([form, reconjugate(form, stemOf(from), stemOf(to))]).toEqual([form, right]);
    }
  });

  it("그 줄기의 꼴이 아니면 모른다고 한다", () => {
    expect(reconjugate("수령이", stemOf("수령하"), stemOf("받"))).toBeNull();
    expect(reconjugate("납부서", stemOf("납부하"), stemOf("내"))).toBeNull();
  });
});
