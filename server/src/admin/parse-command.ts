import { type ParseArgsConfig, parseArgs } from "node:util";
import { CommandLine, type PreparedCommand, UsageError } from "./command.ts";
import { COMMANDS } from "./commands.ts";

const ABOUT_COLUMN = 40;

export const USAGE = `Geulgyeol, for operators

Usage: npm run admin -- COMMAND

${COMMANDS.map(usageOf).join("\n")}

USER is the account's id or its whole address. What you do and look at is written into the table operator_actions,
which can only grow, under your login name or --operator NAME.

The database is that of the server: DATABASE_URL when it is set (at any time), otherwise the embedded one in DATA_DIR
(default ./data), which only one process can use: stop the server first.

Exit status: 0 done, 1 not done, 2 command not understood`;

function usageOf({ name, usage, about }: (typeof COMMANDS)[number]): string {
  const [first = "", ...more] = about;
  const lines = [
    `  ${name} ${usage}`.padEnd(ABOUT_COLUMN) + first,
    ...more.map((line) => " ".repeat(ABOUT_COLUMN) + line),
  ];
  return lines.map((line) => line.trimEnd()).join("\n");
}

/** Parses the arguments after `npm run admin --`. Throws {@link UsageError}. */
export function parseCommand(
  words: readonly string[],
): { command: PreparedCommand; operator: string | undefined } | "help" {
  const { values, positionals } = parse(words);
  if (values.help || positionals.length === 0) return "help";
  const [area, verb, ...rest] = positionals;
  const name = `${area} ${verb}`;
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) throw new UsageError(`There is no command "${name}".`);
  const line = new CommandLine(name, rest, values);
  return { command: command.prepare(line), operator: line.option("operator") };
}

const OPTIONS: NonNullable<ParseArgsConfig["options"]> = Object.assign(
  { operator: { type: "string" }, help: { type: "boolean", short: "h" } },
  ...COMMANDS.map(({ options }) => options),
);

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
