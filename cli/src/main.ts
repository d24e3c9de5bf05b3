import { once } from "node:events";
import { createReadStream } from "node:fs";
import { analyseFiles } from "./analyse-files.ts";
import { analyseLines } from "./analyse-lines.ts";
import { loadDetector } from "./load-detector.ts";
import { type Arguments, parseArguments, USAGE, UsageError } from "./parse-arguments.ts";

const err = (line: string) => console.error(line);

async function write(line: string): Promise<void> {
  // Waiting for the pipe limits memory when the reader is slower than the engine.
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

async function run(args: Arguments): Promise<number> {
  const detector = await loadDetector();
  if (args.output !== "jsonl") return analyseFiles(detector, args, { input: process.stdin, out: console.log, err });
  let failures = 0;
  for (const file of args.files) {
    const input = file === "-" ? process.stdin : createReadStream(file);
    try {
      failures += await analyseLines(detector, file === "-" ? "(표준 입력)" : file, input, { out: write, err });
    } catch (error) {
      failures++;
      err(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}

// A reader that closes early (head, less) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  const parsed = parseArguments(process.argv.slice(2));
  if (parsed === "help") console.log(USAGE);
  // Loaded on demand: the other commands do not need the protocol.
  else if (parsed === "mcp") await (await import("./mcp/serve-mcp.ts")).serveMcp();
  else if (parsed === "version") {
    const detector = await loadDetector();
    console.log(`geulgyeol ${detector.engineVersion} (모델 ${detector.modelVersion})`);
  } else process.exitCode = (await run(parsed)) > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  err(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
