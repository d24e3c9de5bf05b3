import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Marionette } from "./marionette.ts";

const START_MS = 90_000;
/** Where Firefox looks for its own updates, whatever is installed; some of these tries cannot be switched off. */
const OWN_UPDATES = /\.(mozilla\.(com|net|org)|firefox\.com|googleapis\.com):443$/;

export interface Firefox {
  readonly marionette: Marionette;
  /** Every address that was asked for over the network, also of this machine, besides Firefox's own updates. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a Firefox without a window, with a profile of its own, whose connections all go through a proxy that only lets those to `allowed` pass. */
export async function openFirefox(program: string, allowed: string): Promise<Firefox> {
  const folder = await mkdtemp(join(tmpdir(), "geulgyeol-firefox-"));
  const { proxy, requests } = await openProxy(allowed);
  const profile = join(folder, "profile");
  await mkdir(profile);
  await writeFile(join(profile, "user.js"), preferences((proxy.address() as AddressInfo).port));
  const args = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile];
  // The variable makes a release heed the empty address of its remote settings.
  const env = { ...process.env, HOME: folder, MOZ_REMOTE_SETTINGS_DEVTOOLS: "1" };
  const browser = spawn(program, [...args, "about:blank"], { env, stdio: "ignore" });
  const marionette = await Marionette.open(await portOf(profile, browser));
  const close = async () => {
    const ended = once(browser, "exit");
    await marionette.send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => browser.kill("SIGKILL"));
    await ended;
    marionette.close();
    proxy.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { marionette, requests, close };
}

/** Firefox writes the port that it chose into its profile. */
async function portOf(profile: string, browser: ChildProcess): Promise<number> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && browser.exitCode === null) {
    const port = Number(await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => ""));
    if (port > 0) return port;
    await sleep(200);
  }
  browser.kill("SIGKILL");
  throw new Error("Firefox did not start.");
}

/** Its own requests are off besides those that Marionette switches off, and no host is spared from the proxy. */
function preferences(proxyPort: number): string {
  const values = {
    "marionette.port": 0,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxyPort,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxyPort,
    "network.proxy.no_proxies_on": "",
    "network.proxy.allow_hijacking_localhost": true,
    "services.settings.server": "data:,",
    "media.gmp-manager.updateEnabled": false,
    "media.gmp-manager.chromium-update-url": "",
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "intl.locale.requested": "ko",
    "intl.accept_languages": "ko",
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}

async function openProxy(allowed: string): Promise<{ proxy: Server; requests: string[] }> {
  const requests: string[] = [];
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const address = incoming.url ?? "";
    requests.push(address);
    if (!address.startsWith(`${allowed}/`)) return outgoing.writeHead(403).end();
    const { method, headers } = incoming;
    const onward = request(address, { ...(method && { method }), headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward.on("error", () => outgoing.destroy()));
  };
  const proxy = createServer(pass).on("connect", (incoming, socket) => {
    const host = incoming.url ?? "";
    if (!OWN_UPDATES.test(host)) requests.push(host);
    // Nothing gets through, and so no update does.
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return { proxy, requests };
}
