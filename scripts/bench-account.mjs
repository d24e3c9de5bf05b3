// An account of a benchmark with a confirmed address, an analysis and a shared link, made over HTTP as a browser would.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CONSENTS = { termsAccepted: true, privacyAccepted: true, ageConfirmed: true };
const MAIL_WAIT_MS = 10_000;

/** @returns the session's cookies for a request, and the path of the shared result. */
export async function openBenchAccount(address, dataFolder, text) {
  const email = `bench-${Date.now()}@example.com`;
  const signUp = { name: "bench", email, password: "bench password", ...CONSENTS };
  const answer = await post(`${address}/api/auth/sign-up/email`, signUp);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await fetch(await confirmingLink(join(dataFolder, "outbox"), email), { headers: { cookie } });
  const { analysisId } = await data(post(`${address}/api/analyze`, { text }, cookie));
  const { token } = await data(post(`${address}/api/shares`, { analysisId, withText: true, days: 30 }, cookie));
  return { cookie, sharedPath: `/shared/${token}` };
}

async function post(url, body, cookie = "") {
  const headers = { "content-type": "application/json", origin: new URL(url).origin, cookie };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function data(answer) {
  return (await (await answer).json()).data;
}

/** Address of the confirming page's request in the mail; waits until it is written. */
async function confirmingLink(outbox, email) {
  for (const end = Date.now() + MAIL_WAIT_MS; Date.now() < end; ) {
    const mails = (existsSync(outbox) ? readdirSync(outbox) : []).filter(
      (name) => name.endsWith(".txt") && !name.startsWith("."),
    );
    const mail = mails
      .map((name) => readFileSync(join(outbox, name), "utf8"))
      .find((one) => one.includes(`To: ${email}`));
    const link = mail?.match(/http\S+/)?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The confirming mail did not come.");
}
