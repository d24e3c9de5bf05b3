import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { ERRORS, type ErrorCode } from "@geulgyeol/contract";

/** Answers invalid HTTP or too large headers; there is no request yet, only the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: ErrorCode = error.code === "HPE_HEADER_OVERFLOW" ? "PAYLOAD_TOO_LARGE" : "INVALID_REQUEST";
  const { status, message } = ERRORS[code];
  const body = JSON.stringify({ success: false, error: { code, message, requestId: randomUUID() } });
  const head = [
    `HTTP/1.1 ${status} Bad Request`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
