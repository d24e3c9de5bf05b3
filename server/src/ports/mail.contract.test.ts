import { readdirSync, readFileSync, statSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { SendMail } from "./mail.ts";
import { createOutbox } from "./mail-outbox.ts";
import { createSmtpMail } from "./mail-smtp.ts";

/** A minimal SMTP server that accepts every e-mail except those to `refused@`. */
function openSmtp() {
  const mails: string[] = [];
  const server = createServer((socket: Socket) => {
    let mail: string[] | null = null;
    socket.write("220 local\r\n");
    createInterface({ input: socket }).on("line", (line) => {
      if (mail !== null && line === ".") {
        mails.push(mail.join("\n"));
        mail = null;
        socket.write("250 taken\r\n");
      } else if (mail !== null) mail.push(line);
      else if (line === "DATA") {
        mail = [];
        socket.write("354 go on\r\n");
      } else if (line.startsWith("RCPT TO:<refused@")) socket.write("550 nobody here\r\n");
      else if (line === "QUIT") socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  return new Promise<{ url: string; mails: string[]; close: () => void }>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() });
    });
  });
}

/** Headers and text of an SMTP e-mail, decoded. */
function decode(mail: string) {
  const [head = "", body = ""] = mail.split(/\n\n(.*)/s);
  const words = (text: string) =>
    text
      .replace(/\?=\s+=\?/g, "?==?")
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, base64) => Buffer.from(base64, "base64").toString());
  const header = (name: string) => words(head.match(new RegExp(`^${name}: (.*(?:\n .*)*)`, "m"))?.[1] ?? "");
  const text = /base64/.test(head) ? Buffer.from(body, "base64").toString() : body;
  return { to: header("To"), subject: header("Subject"), text: text.trim() };
}

const smtp = await openSmtp();
afterAll(() => smtp.close());
const outbox = join(temporaryFolder(), "outbox");

const ADAPTERS: [string, SendMail, () => { to: string; subject: string; text: string }][] = [
  [
    "SMTP",
    createSmtpMail({ url: smtp.url, from: "글결 <no-reply@example.com>" }),
    () => decode(smtp.mails.at(-1) ?? ""),
  ],
  [
    "outbox",
    createOutbox({ folder: outbox, now: () => new Date("2026-03-10T03:00:00Z") }).send,
    () => decode(readFileSync(join(outbox, readdirSync(outbox)[0] ?? ""), "utf8")),
  ],
];

it.each(ADAPTERS)("%s delivers a Korean e-mail unchanged", async (_name, send, last) => {
  const mail = {
    to: "hong@example.com",
    subject: "[글결] 이메일 주소를 확인해 주세요",
    text: "안녕하세요.\n\nhttps://x.example/?a=1&b=2",
  };
  await send(mail);
  expect(last()).toEqual(mail);
});

it("SMTP throws for a refused recipient and an unreachable server", async () => {
  const send = createSmtpMail({ url: smtp.url, from: "no-reply@example.com" });
  await expect(send({ to: "refused@example.com", subject: "x", text: "x" })).rejects.toThrow("nobody here");
  const away = createSmtpMail({ url: "smtp://127.0.0.1:1", from: "no-reply@example.com" });
  await expect(away({ to: "hong@example.com", subject: "x", text: "x" })).rejects.toThrow();
});

it("outbox writes files with mode 0600 and prevents header injection", async () => {
  const folder = join(outbox, "second");
  const { send } = createOutbox({ folder, now: () => new Date(0) });
  await send({ to: "hong@example.com", subject: "x\nBcc: all@example.com", text: "x" });
  const [name = ""] = readdirSync(folder);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, name), "utf8")).toContain("Subject: x Bcc: all@example.com\n");
});

describe("outbox retention", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const mail = (to: string) => ({ to, subject: "x", text: "x" });
  const recipients = (folder: string) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8").match(/^To: (.*)/)?.[1]);

  it("deleteFor removes all mails to an address, ignoring case", async () => {
    const folder = join(outbox, "third");
    const { send, deleteFor: forget } = createOutbox({ folder, now: () => new Date() });
    await forget("nobody@example.com");
    for (const to of ["Gone@example.com", "gone@example.com", "stays@example.com"]) await send(mail(to));
    await forget("gone@example.com");
    expect(recipients(folder)).toEqual(["stays@example.com"]);
  });

  it("sweep removes mails older than seven days", async () => {
    const folder = join(outbox, "fourth");
    let now = new Date("2026-03-10T03:00:00Z");
    const { send, sweep } = createOutbox({ folder, now: () => now });
    await sweep();
    await send(mail("old@example.com"));
    now = new Date(now.getTime() + DAY_MS);
    await send(mail("young@example.com"));
    now = new Date(now.getTime() + 6 * DAY_MS + 1);
    await sweep();
    expect(recipients(folder)).toEqual(["young@example.com"]);
  });
});
