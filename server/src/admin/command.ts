import type { ParseArgsConfig } from "node:util";
import type { Logger } from "pino";
import type { Configuration } from "../configuration.ts";
import type { DatabaseConnection } from "../db/connection.ts";
import type { Operator } from "../modules/operators/index.ts";
import type { PaymentGateway } from "../ports/payment.ts";

/** Thrown for an invalid command line; its message is shown to the operator. */
export class UsageError extends Error {}

/** Services available to a command while the database is open. */
export interface CommandParts extends Pick<DatabaseConnection, "db" | "dump"> {
  readonly operator: Operator;
  /** Writes one line of output. */
  readonly write: (line: string) => void | Promise<void>;
  readonly gateway: PaymentGateway;
  readonly log: Logger;
}

type OfflineParts = Pick<CommandParts, "write"> & Pick<Configuration, "databaseUrl" | "dataFolder">;

interface CommandRule<Input extends object> {
  /** Two words, such as `credits grant`. */
  readonly name: string;
  /** The arguments after the name. */
  readonly usage: string;
  /** What it does, in one line or several. */
  readonly about: readonly string[];
  /** Options besides `--operator` and `--help`. */
  readonly options?: NonNullable<ParseArgsConfig["options"]>;
  /** Parses the arguments after the name. Throws {@link UsageError}. */
  readonly read: (line: CommandLine) => Input;
  /** Throws `OperatorError` for what cannot be done. */
  readonly run: (parts: CommandParts, input: Input) => Promise<void>;
}

interface OfflineRule<Input extends object> extends Omit<CommandRule<Input>, "run"> {
  /** Runs while no process has the database open. */
  readonly runOffline: (parts: OfflineParts, input: Input) => Promise<void>;
}

export interface PreparedCommand {
  readonly name: string;
  readonly input: object;
  readonly run?: (parts: CommandParts) => Promise<void>;
  readonly runOffline?: (parts: OfflineParts) => Promise<void>;
}

export type Command = Pick<CommandRule<object>, "name" | "usage" | "about" | "options"> & {
  readonly prepare: (line: CommandLine) => PreparedCommand;
};

/** One command of `npm run admin`, listed in `commands.ts`. */
export function defineCommand<Input extends object>(rule: CommandRule<Input> | OfflineRule<Input>): Command {
  const { name } = rule;
  return {
    ...rule,
    prepare: (line) => {
      const input = rule.read(line);
      if ("run" in rule) return { name, input, run: (parts) => rule.run(parts, input) };
      return { name, input, runOffline: (parts) => rule.runOffline(parts, input) };
    },
  };
}

const MAX_REASON_CHARS = 500;

/** The arguments of a command. Every method throws {@link UsageError}. */
export class CommandLine {
  readonly #name: string;
  readonly #words: readonly string[];
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(name: string, words: readonly string[], values: Readonly<Record<string, unknown>>) {
    this.#name = name;
    this.#words = words;
    this.#values = values;
  }

  /** Requires exactly this many words. */
  words(count: number): readonly string[] {
    const words = this.#words;
    if (words.length === count && words.every((word) => word !== "")) return words;
    throw new UsageError(
      `"${this.#name}" takes ${count} ${count === 1 ? "word" : "words"} after it, not ${words.length}.`,
    );
  }

  word(): string {
    const [word = ""] = this.words(1);
    return word;
  }

  option(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === "string" ? value : undefined;
  }

  /** `--reason`, which every command that changes something requires. */
  reason(): string {
    const given = this.option("reason")?.trim() ?? "";
    if (given === "") throw new UsageError("Say why, with --reason.");
    if (given.length > MAX_REASON_CHARS) throw new UsageError(`The reason may have ${MAX_REASON_CHARS} characters.`);
    return given;
  }
}

export const REASON = { reason: { type: "string" } } as const;

export function wholeNumber(name: string, word: string, max: number): number {
  const value = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  if (value < 1 || value > max) throw new UsageError(`${name} is a whole number from 1 to ${max}.`);
  return value;
}
