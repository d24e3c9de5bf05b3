import { parseArgs } from "node:util";
import type { AccountChange } from "../modules/operators/index.ts";

/** What is done to the database as a whole, and not to what stands in it. */
export type BackupCommand =
  | { readonly name: "backup-make"; readonly file: string }
  | { readonly name: "backup-restore"; readonly file: string };

export type Command =
  | { readonly name: "find"; readonly query: string }
  | { readonly name: "ledger"; readonly user: string; readonly limit: number }
  | { readonly name: "grant"; readonly user: string; readonly amount: number; readonly reason: string }
  | { readonly name: "refund"; readonly analysisId: string; readonly reason: string }
  | { readonly name: "refund-payment"; readonly paymentId: string; readonly reason: string }
  | { readonly name: "change"; readonly user: string; readonly change: AccountChange; readonly reason: string }
  | { readonly name: "export-feedback"; readonly since: Date };

/** Thrown for a command line that cannot be understood; its message is for the person who typed it. */
export class UsageError extends Error {}

export const USAGE = `Geulgyeol, for operators

Usage: npm run admin -- COMMAND

  user find TEXT                        accounts with this id, or whose address or name holds TEXT (20 at most)
  user block USER --reason WHY          end all sessions at once; signing in answers ACCOUNT_BLOCKED
  user unblock USER --reason WHY
  moderator add USER --reason WHY       let the user hide what others write in the community
  moderator remove USER --reason WHY
  ledger show USER [--limit 50]         where the user's credits came from and went to, newest first
  credits grant USER N --reason WHY     give N bonus credits (1 to 1000), which never expire
  analysis refund ID --reason WHY       give back what an analysis cost, once
  payment refund ID --reason WHY        give a payment back to the card, whole and once; its month of Pro ends
  feedback export --since YYYY-MM-DD    JSON lines to standard output, from that day on in Seoul; a text only where
                                        its owner has consented
  backup make FILE                      the whole embedded database as an archive; the server makes one each night too
  backup restore FILE                   put it in the place of the present one, which is kept beside

USER is the account's id or its whole address. What you do and look at is written into the table operator_actions,
which can only grow, under your login name or --operator NAME.

The database is that of the server: DATABASE_URL when it is set (at any time), otherwise the embedded one in DATA_DIR
(default ./data), which only one process can use: stop the server first.

Exit status: 0 done, 1 not done, 2 command not understood`;

const MAX_GRANT = 1_000;
const MAX_LIMIT = 500;
const MAX_REASON_CHARS = 500;

/** Reads the words after `npm run admin --`. Throws {@link UsageError}. */
export function parseCommand(
  words: readonly string[],
): { command: Command | BackupCommand; operator: string | undefined } | "help" {
  const { values, positionals } = parse(words);
  if (values.help || positionals.length === 0) return "help";
  const [area, verb, ...rest] = positionals;
  const known = `${area} ${verb}`;
  const take = (count: number): string[] => {
    if (rest.length === count && rest.every((word) => word !== "")) return rest;
    throw new UsageError(`"${known}" takes ${count} ${count === 1 ? "word" : "words"} after it, not ${rest.length}.`);
  };
  const command = commandOf(known, take, values);
  return { command, operator: values.operator };
}

function commandOf(known: string, take: (count: number) => string[], values: Values): Command | BackupCommand {
  const change = ACCOUNT_CHANGES[known];
  if (change !== undefined) return { name: "change", user: one(take(1)), change, reason: reasonOf(values) };
  switch (known) {
    case "user find":
      return { name: "find", query: one(take(1)) };
    case "ledger show":
      return { name: "ledger", user: one(take(1)), limit: wholeNumber("--limit", values.limit ?? "50", MAX_LIMIT) };
    case "credits grant": {
      const [user = "", amount = ""] = take(2);
      return { name: "grant", user, amount: wholeNumber("N", amount, MAX_GRANT), reason: reasonOf(values) };
    }
    case "analysis refund":
      return { name: "refund", analysisId: one(take(1)), reason: reasonOf(values) };
    case "payment refund":
      return { name: "refund-payment", paymentId: one(take(1)), reason: reasonOf(values) };
    case "feedback export":
      take(0);
      return { name: "export-feedback", since: seoulDay(values.since) };
    case "backup make":
      return { name: "backup-make", file: one(take(1)) };
    case "backup restore":
      return { name: "backup-restore", file: one(take(1)) };
    default:
      throw new UsageError(`There is no command "${known}".`);
  }
}

const ACCOUNT_CHANGES: Readonly<Record<string, AccountChange>> = {
  "user block": "block-user",
  "user unblock": "unblock-user",
  "moderator add": "make-moderator",
  "moderator remove": "unmake-moderator",
};

type Values = ReturnType<typeof parse>["values"];

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        reason: { type: "string" },
        since: { type: "string" },
        limit: { type: "string" },
        operator: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const one = ([word = ""]: readonly string[]) => word;

function reasonOf({ reason }: Values): string {
  const given = reason?.trim() ?? "";
  if (given === "") throw new UsageError("Say why, with --reason.");
  if (given.length > MAX_REASON_CHARS) throw new UsageError(`The reason may have ${MAX_REASON_CHARS} characters.`);
  return given;
}

function wholeNumber(name: string, word: string, max: number): number {
  const value = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  if (value < 1 || value > max) throw new UsageError(`${name} is a whole number from 1 to ${max}.`);
  return value;
}

/** The first moment of a day in Seoul. */
function seoulDay(day: string | undefined): Date {
  const start = new Date(`${day}T00:00:00+09:00`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day ?? "") && !Number.isNaN(start.getTime());
  if (!isDay) throw new UsageError("Give --since as a day, such as 2026-03-01.");
  return start;
}
