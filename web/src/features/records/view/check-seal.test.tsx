import type { Stamp, WritingRecord } from "@geulgyeol/contract";
import { factsOf } from "@geulgyeol/records";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { composeRecord, stamped, typing } from "../../../../../records/src/testing/compose-record.ts";
import { CheckSeal } from "./check-seal.tsx";

const DAY_MS = 24 * 60 * 60_000;
const written = composeRecord([
  ...typing("초록불이 열넷에서 시작했다. ".repeat(10)),
  ...typing("다음 날 이어서 쓴다. ".repeat(40), { time: DAY_MS }),
]);
const total = written.record.entries.length;

function show(record: WritingRecord, stamps: readonly Stamp[] | null): string {
  render(
    <CheckSeal
      record={record}
      check={{ phase: "done", fault: null, stamps }}
      facts={factsOf(record, stamps ?? [])}
      onHow={() => undefined}
      onShowBreak={null}
    />,
  );
  return screen.getByTestId("record-check").textContent ?? "";
}

it("모든 시각이 인증됐을 때만 고친 흔적이 없다고 말한다", () => {
  const { record, stamps } = stamped(written, [100, total]);
  const said = show(record, stamps);
  expect(said).toContain("중간에 고친 흔적이 없어요");
  expect(said).toContain("서버가 시각을 2번 인증했어요.");
});

it("첫날만 인증된 기록이면 얼마가 인증 없이 들어왔는지 말한다", () => {
  const { record, stamps } = stamped(written, [100]);
  const said = show(record, stamps);
  expect(said).toContain("시각의 일부는 서버가 확인하지 못했어요");
  expect(said).toContain("서버가 시각을 1번 인증했지만, 580자가 들어온 시각은 글쓴이 기기의 시계를 따른 값이에요.");
  expect(said).toContain("인터넷이 끊긴 채 쓰면 이럴 수 있어요.");
  expect(said).not.toMatch(/고친 흔적|위조|조작/);
});

it("인증이 없거나 묻지 못했으면 그렇게 말한다", () => {
  expect(show(written.record, [])).toContain("시각 인증 없이 썼어요.");
  document.body.replaceChildren();
  expect(show(written.record, null)).toContain("서버에 시각을 묻지 못했어요.");
});
