import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface PrivatePostgres {
  readonly url: string;
  /** Stops it in this mode and starts it again; resolves when it answers. */
  restart(mode: "fast" | "immediate"): Promise<void>;
  close(): Promise<void>;
}

/** Folder of PostgreSQL's programs; null if not installed. */
export function postgresPrograms(): string | null {
  const versions = "/usr/lib/postgresql";
  const installed = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, "bin")) : [];
  const folders = [...installed.sort().reverse(), ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => ["initdb", "pg_ctl"].every((name) => existsSync(join(folder, name)))) ?? null;
}

/**
 * A private server that a test may stop and start. PostgreSQL refuses to run as root, so root runs it as another user.
 */
export async function startPrivatePostgres(programs: string, port: number): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-postgres-"));
  const owner = process.getuid?.() === 0 ? userNamed("postgres") : {};
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const run = async (program: string, given: readonly string[]) => {
    const child = spawn(join(programs, program), given, { ...owner, cwd: folder, stdio: "ignore" });
    const [status] = await once(child, "exit");
    if (status !== 0) throw new Error(`${program} ${given[0]} ended with ${status}.`);
  };
  const data = join(folder, "data");
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = () => run("pg_ctl", ["start", "-w", "-D", data, "-o", settings, "-l", join(folder, "log")]);
  const stop = (mode: "fast" | "immediate") => run("pg_ctl", ["stop", "-w", "-D", data, "-m", mode]);
  await run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async (mode) => {
      await stop(mode);
      await start();
    },
    close: async () => {
      await stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function userNamed(name: string): { uid?: number; gid?: number } {
  const ask = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}
