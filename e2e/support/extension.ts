import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, chromium, type Worker } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../..");
const BUILT = join(ROOT, "extension/dist");

/** Builds the extension by its one command; its links lead to the service at this address. Resolves with the path of its zip. */
export async function buildExtension(serviceUrl: string): Promise<string> {
  const env = { ...process.env, SERVICE_URL: serviceUrl };
  const command = join(ROOT, "scripts/build-extension.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [command], { cwd: ROOT, env });
  const [zip] = /^\S+\.zip/m.exec(stdout) ?? [];
  if (zip === undefined) throw new Error(`No zip was named: ${stdout}`);
  return zip;
}

export interface ExtensionBrowser {
  readonly context: BrowserContext;
  readonly worker: Worker;
  /** Address of the extension's page. */
  readonly page: (query: string) => string;
}

/**
 * A Chromium with the extension. The click by which a user grants a page for once cannot be made by a program, so
 * `grantsLocalPages` writes the permission for pages of this machine into a copy of the manifest.
 */
export async function openExtension({ grantsLocalPages }: { grantsLocalPages: boolean }): Promise<ExtensionBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "geulgyeol-extension-"));
  await cp(BUILT, folder, { recursive: true });
  if (grantsLocalPages) {
    const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
    const granted = { ...manifest, host_permissions: ["http://127.0.0.1/*"] };
    await writeFile(join(folder, "manifest.json"), JSON.stringify(granted));
  }
  const context = await chromium.launchPersistentContext("", {
    executablePath: process.env.WHOLE_CHROME_PATH ?? "/usr/bin/chromium",
    headless: false,
    locale: "ko-KR",
    viewport: { width: 480, height: 760 },
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const { host } = new URL(worker.url());
  return { context, worker, page: (query) => `chrome-extension://${host}/reading.html${query}` };
}

/** Serves pages by their path. */
export async function servePages(pages: Readonly<Record<string, string>>): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const html = pages[request.url ?? ""];
    response.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
