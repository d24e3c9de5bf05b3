import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { bin } from "../paths.mjs";
import { buildPackages } from "./build-packages.mjs";

const run = promisify(execFile);

/**
 * Rejects with what publint and attw find wrong in the published packages, which are built if they are not given. CommonJS cannot import them but
 * with `import()`, and old resolution without `exports` is not served.
 */
export async function checkPackages(built = undefined) {
  for (const { folder, tarball, name } of built ?? (await buildPackages())) {
    await check("publint", [folder, "--strict"]);
    if (name !== "geulgyeol-cli") await check("attw", [tarball, "--profile", "esm-only", "--no-emoji"]);
  }
}

async function check(program, args) {
  await run(bin(program), args).catch(({ stdout, stderr }) => {
    throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  });
}
