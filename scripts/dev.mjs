// `npm run dev`: the server from source, restarted on change, and Vite with hot reload in front of it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { bin, root } from "./paths.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

ensureNode();
ensureDependencies();
const API_PORT = process.env.API_PORT ?? "3001";
const PORT = process.env.PORT ?? "3000";
const children = [
  spawn(bin("tsx"), ["watch", "server/src/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      PORT: API_PORT,
      // The page is served by Vite, so that is the origin which sessions and cookies belong to.
      APP_URL: `http://127.0.0.1:${PORT}`,
      DATA_DIR: process.env.DATA_DIR ?? join(root, "data", "dev"),
    },
  }),
  spawn(bin("react-router", "web"), ["dev", "--host", "127.0.0.1", "--port", PORT], {
    cwd: join(root, "web"),
    stdio: "inherit",
    env: { ...process.env, API_URL: `http://127.0.0.1:${API_PORT}` },
  }),
];

function stop(code) {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}
for (const child of children) child.on("exit", (code) => stop(code ?? 0));
process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));
