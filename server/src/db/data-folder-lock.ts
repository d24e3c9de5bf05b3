import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";

/** Another process has the data folder open. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Geulgyeol server. Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = "DataFolderInUse";
  }
}

export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Locks the data folder for this process. Rejects with `DataFolderInUse`. The lock is a socket, which the kernel closes
 * with the process. On Linux an abstract one, and one in the folder for other network namespaces; on Windows a named
 * pipe.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `geulgyeol-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 32)}`;
  const held: Server[] = [];
  const descriptor = process.platform === "linux" ? openSync(folder, "r") : undefined;
  const release = async () => {
    for (const server of held) await new Promise<void>((done) => server.close(() => done()));
    if (descriptor !== undefined) closeSync(descriptor);
  };
  try {
    if (process.platform === "win32") held.push(await listen(`\\\\.\\pipe\\${name}`, folder));
    if (process.platform === "linux") held.push(await listen(`\0${name}`, folder));
    if (process.platform !== "win32") held.push(await listenInFolder(folder, descriptor));
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

/** A socket file remains after its process was killed; then nobody answers on it, and it may be replaced. */
async function listenInFolder(folder: string, descriptor: number | undefined): Promise<Server> {
  const path = join(folder, "server.lock");
  // A socket address is limited to some 100 bytes; on Linux the folder's descriptor gives it a short name.
  const address = descriptor === undefined ? path : `/proc/self/fd/${descriptor}/server.lock`;
  try {
    return await listen(address, folder);
  } catch (error) {
    if (!(error instanceof DataFolderInUse) || (await isAnswered(address))) throw error;
    rmSync(path, { force: true });
    return await listen(address, folder);
  }
}

function listen(address: string, folder: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new DataFolderInUse(folder) : error);
    });
    server.listen(address, () => resolve(server));
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    // Any other failure, such as a full queue, comes from a running listener.
    socket.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code !== "ECONNREFUSED" && error.code !== "ENOENT"),
    );
  });
}
