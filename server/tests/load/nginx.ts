import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

const CONFIGURATION = join(import.meta.dirname, "../../../deploy/nginx.conf");
const RELOAD_MS = 500;

export interface Nginx {
  readonly address: string;
  /** Sends new requests to these ports only; running ones at others are finished. */
  route(ports: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

/** Path of nginx, or null if it is not installed. */
export function findNginx(): string | null {
  const found = spawnSync("sh", ["-c", "command -v nginx || ls /usr/sbin/nginx"], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : null;
}

/**
 * nginx with the deployed configuration, except for the nodes' addresses and its own port. @param requestsPerSecond
 * limit per address instead of the deployed one, since a test's load comes from one.
 */
export async function startNginx(
  program: string,
  folder: string,
  ports: readonly number[],
  requestsPerSecond?: number,
): Promise<Nginx> {
  mkdirSync(join(folder, "logs"), { recursive: true });
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const limited = (text: string) =>
    requestsPerSecond === undefined ? text : text.replace(/rate=\d+r\/s/, `rate=${requestsPerSecond}r/s`);
  const write = (nodes: readonly number[]) => writeFileSync(file, limited(configuration(nodes, port, folder)));
  write(ports);
  const flags = ["-c", file, "-p", folder, "-e", join(folder, "logs/error.log")];
  const child: ChildProcess = spawn(program, [...flags, "-g", "daemon off;"], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await answering(address);
  return {
    address,
    async route(nodes) {
      write(nodes);
      const reloaded = spawnSync(program, [...flags, "-s", "reload"], { encoding: "utf8" });
      if (reloaded.status !== 0) throw new Error(reloaded.stderr);
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function configuration(nodes: readonly number[], port: number, folder: string): string {
  const servers = nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=5s;`).join("\n");
  const changed = readFileSync(CONFIGURATION, "utf8")
    .replace(/server node-1:[\s\S]*server node-3:3000[^\n]*/, servers)
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace("http {", `http {\n${temporaryPaths(folder)}`);
  // Started by root, its workers would otherwise run as a user without access to the folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}pid ${join(folder, "nginx.pid")};\n${changed}`;
}

const temporaryPaths = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(`${address}/api/health`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("nginx does not answer");
}
