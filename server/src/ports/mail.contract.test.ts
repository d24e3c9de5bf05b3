import { readdirSync, readFileSync, statSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { SendMail } from "./mail.ts";
import { createOutboxMail } from "./mail-outbox.ts";
import { createSmtpMail } from "./mail-smtp.ts";

/** The least of an SMTP server: takes every letter, except those to `refused@`. */
function openSmtp() {
  const letters: string[] = [];
  const server = createServer((socket: Socket) => {
    let letter: string[] | null = null;
    socket.write("220 local\r\n");
    createInterface({ input: socket }).on("line", (line) => {
      if (letter !== null && line === ".") {
        letters.push(letter.join("\n"));
        letter = null;
        socket.write("250 taken\r\n");
      } else if (letter !== null) letter.push(line);
      else if (line === "DATA") {
        letter = [];
        socket.write("354 go on\r\n");
      } else if (line.startsWith("RCPT TO:<refused@")) socket.write("550 nobody here\r\n");
      else if (line === "QUIT") socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  return new Promise<{ url: string; letters: string[]; close: () => void }>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `smtp://127.0.0.1:${port}`, letters, close: () => server.close() });
    });
  });
}

/** Headers and text of an SMTP letter, decoded. */
function decode(letter: string) {
  const [head = "", body = ""] = letter.split(/\n\n(.*)/s);
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
    () => decode(smtp.letters.at(-1) ?? ""),
  ],
  [
    "outbox",
    createOutboxMail({ folder: outbox, now: () => new Date("2026-03-10T03:00:00Z") }),
    () => decode(readFileSync(join(outbox, readdirSync(outbox)[0] ?? ""), "utf8")),
  ],
];

it.each(ADAPTERS)("%s delivers a Korean letter as it was written", async (_name, send, last) => {
  const mail = {
    to: "hong@example.com",
    subject: "[글결] 이메일 주소를 확인해 주세요",
    text: "안녕하세요.\n\nhttps://x.example/?a=1&b=2",
  };
  await send(mail);
  expect(last()).toEqual(mail);
});

it("SMTP says when a letter was not accepted", async () => {
  const send = createSmtpMail({ url: smtp.url, from: "no-reply@example.com" });
  await expect(send({ to: "refused@example.com", subject: "x", text: "x" })).rejects.toThrow("nobody here");
  const away = createSmtpMail({ url: "smtp://127.0.0.1:1", from: "no-reply@example.com" });
  await expect(away({ to: "hong@example.com", subject: "x", text: "x" })).rejects.toThrow();
});

it("the outbox is for the owner's eyes only, and no subject adds a header", async () => {
  const folder = join(outbox, "second");
  const send = createOutboxMail({ folder, now: () => new Date(0) });
  await send({ to: "hong@example.com", subject: "x\nBcc: all@example.com", text: "x" });
  const [name = ""] = readdirSync(folder);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, name), "utf8")).toContain("Subject: x Bcc: all@example.com\n");
});
