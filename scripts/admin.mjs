// `npm run admin -- …`: the operators' commands, from source, so that a running server's bundle is left alone.
import { spawnSync } from "node:child_process";
import { bin, root } from "./paths.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

ensureNode();
ensureDependencies();
const args = ["server/src/admin/main.ts", ...process.argv.slice(2)];
const { status } = spawnSync(bin("tsx"), args, { cwd: root, stdio: "inherit" });
process.exit(status ?? 1);
