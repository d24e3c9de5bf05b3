import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const run = promisify(execFile);

export interface InstalledClient {
  /** The first example of its README. */
  readonly example: string;
  /** Runs a program that imports the package by its name; resolves with what it prints. */
  readonly run: (program: string, env: Readonly<Record<string, string>>) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** The package `@geulgyeol/client` as others install it. */
export async function installClient(): Promise<InstalledClient> {
  // Inside the repository, where the package finds those that it needs.
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(ROOT, ".cache/client-"));
  await run(process.execPath, [join(ROOT, "scripts/packages/build-packages.mjs"), "--compile", "client", folder]);
  const readme = await readFile(join(folder, "README.md"), "utf8");
  return {
    example: /```js\n([\s\S]{1,4000}?)```/.exec(readme)?.[1] ?? "",
    run: async (program, env) => {
      // In its own folder the package finds itself by its name.
      const args = ["--input-type=module", "-e", program];
      const { stdout } = await run(process.execPath, args, {
        cwd: folder,
        env: { ...process.env, FORCE_COLOR: "0", ...env },
      });
      return stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
