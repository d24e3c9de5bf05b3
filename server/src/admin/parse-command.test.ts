import { expect, it } from "vitest";
import { UsageError } from "./command.ts";
import { parseCommand, USAGE } from "./parse-command.ts";

const parse = (line: string) => parseCommand(line.split(" ").map((word) => word.replaceAll("_", " ")));
const command = (line: string) => {
  const parsed = parse(line);
  if (parsed === "help") throw new Error("help");
  const { name, input } = parsed.command;
  return { name, ...input };
};

it.each([
  ["user find a@example.com", { name: "user find", query: "a@example.com" }],
  ["ledger show u1", { name: "ledger show", user: "u1", limit: 50 }],
  ["ledger show u1 --limit 7", { name: "ledger show", user: "u1", limit: 7 }],
  [
    "credits grant u1 5 --reason the_reader_was_down",
    { name: "credits grant", user: "u1", amount: 5, reason: "the reader was down" },
  ],
  ["payment refund p1 --reason twice", { name: "payment refund", paymentId: "p1", reason: "twice" }],
  ["analysis refund a1 --reason broken_file", { name: "analysis refund", analysisId: "a1", reason: "broken file" }],
  ["user block u1 --reason spam", { name: "user block", user: "u1", reason: "spam" }],
  ["user unblock u1 --reason mistake", { name: "user unblock", user: "u1", reason: "mistake" }],
  ["moderator add u1 --reason trusted", { name: "moderator add", user: "u1", reason: "trusted" }],
  ["moderator remove u1 --reason left", { name: "moderator remove", user: "u1", reason: "left" }],
])("parses %s", (line, expected) => {
  expect(command(line)).toEqual(expected);
});

it("날짜는 서울의 그날 0시부터다", () => {
  expect(command("feedback export --since 2026-03-01")).toEqual({
    name: "feedback export",
    since: new Date("2026-02-28T15:00:00Z"),
  });
});

it.each([
  "user",
  "user forget u1",
  "user find",
  "user find a b",
  "credits grant u1 --reason x",
  "credits grant u1 0 --reason x",
  "credits grant u1 -5 --reason x",
  "credits grant u1 1001 --reason x",
  "credits grant u1 2.5 --reason x",
  "credits grant u1 5",
  "credits grant u1 5 --reason _",
  "analysis refund a1",
  "payment refund p1",
  "user block u1",
  "ledger show u1 --limit 0",
  "ledger show u1 --limit 501",
  "feedback export",
  "feedback export --since yesterday",
  "feedback export --since 2026-13-01",
  "feedback export now --since 2026-03-01",
  "user find u1 --force",
])("rejects %s with a UsageError", (line) => {
  expect(() => parse(line)).toThrow(UsageError);
});

it("returns help when asked or without arguments", () => {
  for (const words of [[], ["--help"], ["-h"], ["user", "find", "--help"]]) expect(parseCommand(words)).toBe("help");
});

it("reads the operator from --operator", () => {
  expect(parse("user find u1 --operator mina")).toMatchObject({ operator: "mina" });
  expect(parse("user find u1")).toMatchObject({ operator: undefined });
});

it("USAGE names every command", () => {
  const verbs = ["user find", "user block", "user unblock", "moderator add", "moderator remove", "ledger show"];
  for (const words of [...verbs, "credits grant", "analysis refund", "payment refund", "feedback export"])
    expect(USAGE).toContain(words);
});
