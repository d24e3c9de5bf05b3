import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium, expect, type FullConfig } from "@playwright/test";
import { CLIENT, openOAuthProvider } from "../../scripts/testing/oauth-provider.ts";
import { type ClockServer, startClockServer } from "../support/clock-server.ts";
import { openWebhookReceiver } from "../support/webhook-receiver.ts";
import { furnish } from "./furnish.ts";
import { BROKEN_RECEIVER } from "./furnish-webhooks.ts";
import { FIRST_DAY, OUTPUT, STAGE_FILE } from "./stage.ts";

const ADMIN = join(import.meta.dirname, "../../server/src/admin/main.ts");
const port = Number(process.env.E2E_PORT ?? 3217);

/**
 * Starts a server with a clock that stands still, and lets people sign up, write and pay on it. Returns what takes it all away.
 * A stage that stands already is used as it is.
 */
export default async function openStage(config: FullConfig): Promise<() => Promise<void>> {
  if (await stands()) return async () => undefined;
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(dirname(STAGE_FILE), { recursive: true });
  const dataFolder = mkdtempSync(join(tmpdir(), "geulgyeol-screens-"));
  const provider = await openOAuthProvider(port + 1);
  const receiver = await openWebhookReceiver();
  receiver.answer = (path) => (path === BROKEN_RECEIVER ? 503 : 204);
  const env = { CLOCK_STARTS_AT: FIRST_DAY, WEBHOOK_RECEIVER: receiver.address, ...kakaoAt(provider.url) };
  const options = { dataFolder, env };
  const { projects } = config;
  const browser: Browser = await chromium.launch(projects[0]?.use.launchOptions);
  const start = async () => {
    const started = await startClockServer(port, options);
    // While it warms up on a busy machine it turns requests away.
    const ask = async () => (await fetch(`${started.address}/api/community/posts`)).status;
    await expect.poll(ask, { timeout: 60_000, intervals: [500] }).toBe(200);
    return started;
  };
  let server: ClockServer = await start();
  const stage = await furnish(browser, () => server, {
    makeModerator: async (email) => {
      await server.stop();
      const words = ["moderator", "add", email, "--reason", "커뮤니티를 돌봐요"];
      const env = { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: "error" };
      const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", ADMIN, ...words], { env });
      if (status !== 0) throw new Error(`The operator's command failed: ${stderr}`);
      server = await start();
    },
    meet: (person) => {
      provider.person = person;
    },
  });
  await browser.close();
  writeFileSync(STAGE_FILE, JSON.stringify(stage));
  return async () => {
    await server.stop();
    await provider.close();
    await receiver.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

async function stands(): Promise<boolean> {
  if (!existsSync(STAGE_FILE)) return false;
  const { address } = JSON.parse(readFileSync(STAGE_FILE, "utf8")) as { address: string };
  return fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

const kakaoAt = (url: string) => ({
  KAKAO_CLIENT_ID: CLIENT.clientId,
  KAKAO_CLIENT_SECRET: CLIENT.clientSecret,
  KAKAO_AUTHORIZE_URL: `${url}/kakao/authorize`,
  KAKAO_TOKEN_URL: `${url}/kakao/token`,
  KAKAO_USERINFO_URL: `${url}/kakao/userinfo`,
});
