import { describe, expect, it } from "vitest";
import { adviseDelivery, type DeliveryFacts, describeDelivery, describeLast, nameState } from "./deliveries.ts";

const AT = "2026-11-26T01:32:00.000Z";
const NEXT = "2026-11-26T01:33:00.000Z";
const delivery = (more: Partial<DeliveryFacts>): DeliveryFacts => ({
  state: "waiting",
  attempts: 1,
  triedAt: AT,
  status: null,
  nextAt: NEXT,
  ...more,
});

describe("알림 하나를 적는 말", () => {
  it.each([
    [delivery({ attempts: 0, triedAt: null }), true, "곧 보내요"],
    [delivery({ attempts: 0, triedAt: null }), false, "다시 켜면 보내요"],
    [delivery({}), true, "2026. 11. 26. 10:32 · 아직 답 없음 · 한 번 보냄 · 다음 시도 2026. 11. 26. 10:33"],
    [delivery({ status: 503 }), false, "2026. 11. 26. 10:32 · 응답 503 · 한 번 보냄 · 다시 켜면 보내요"],
    [delivery({ state: "delivered", status: 204, nextAt: null }), true, "2026. 11. 26. 10:32 · 응답 204 · 한 번 보냄"],
    [delivery({ state: "failed", attempts: 8, nextAt: null }), false, "2026. 11. 26. 10:32 · 답 없음 · 여덟 번 보냄"],
  ])("%j, 켜짐 %s: %s", (facts, isOn, said) => {
    expect(describeDelivery(facts, { isOn })).toBe(said);
  });

  it("멈춘 웹훅의 알림은 보내는 중이라고 하지 않는다", () => {
    expect(nameState(delivery({}), { isOn: true })).toBe("보내는 중");
    expect(nameState(delivery({ status: 503 }), { isOn: true })).toBe("다시 보낼 예정");
    expect(nameState(delivery({ status: 503 }), { isOn: false })).toBe("기다리는 중");
    expect(nameState(delivery({ state: "failed" }), { isOn: false })).toBe("전달하지 못함");
    expect(nameState(delivery({ state: "delivered" }), { isOn: true })).toBe("전달함");
  });

  it("마지막 알림을 한 줄로 적는다", () => {
    expect(describeLast(null)).toBe("아직 보낸 알림이 없어요");
    expect(describeLast({ at: AT, isDelivered: true, status: 204 })).toBe("마지막 알림 2026. 11. 26. 10:32 · 전달함");
    expect(describeLast({ at: AT, isDelivered: false, status: 500 })).toContain("응답 500");
    expect(describeLast({ at: AT, isDelivered: false, status: null })).toContain("답 없음");
  });

  it("전달하지 못했을 때 무엇을 확인할지 말하고, 답이 올 수 있는 동안에는 말하지 않는다", () => {
    expect(adviseDelivery(delivery({ state: "delivered", status: 204 }))).toBeNull();
    expect(adviseDelivery(delivery({}))).toBeNull();
    expect(adviseDelivery(delivery({ attempts: 2 }))).toContain("인터넷에서 열리는 주소인지");
    expect(adviseDelivery(delivery({ state: "failed" }))).toContain("인터넷에서 열리는 주소인지");
    expect(adviseDelivery(delivery({ status: 302 }))).toContain("다른 주소로 넘기는 답");
    expect(adviseDelivery(delivery({ state: "failed", status: 410 }))).toContain("더는 받지 않는다고");
    expect(adviseDelivery(delivery({ status: 500 }))).toContain("200번대 응답이 아니에요");
  });
});
