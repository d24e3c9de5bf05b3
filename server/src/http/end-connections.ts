import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Time for requests in progress when the server stops. */
const GRACE_MS = 10_000;

/**
 * Lets `app.close()` finish: idle connections end at once, others after their response, and those still busy after
 * `graceMs` are closed.
 */
export function endConnectionsOnClose(app: FastifyInstance, graceMs = GRACE_MS): void {
  const requests = new Map<Socket, number>();
  let isClosing = false;
  let cut: NodeJS.Timeout | undefined;
  app.server.on("connection", (socket: Socket) => {
    requests.set(socket, 0);
    socket.once("close", () => requests.delete(socket));
  });
  app.server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (requests.get(socket) ?? 1) - 1;
      if (!socket.destroyed) requests.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const [socket, underWay] of requests) if (underWay === 0) socket.destroySoon();
    cut = setTimeout(() => {
      app.log.warn({ connections: requests.size }, "connections were cut, for the server stops");
      for (const socket of requests.keys()) socket.destroy();
    }, graceMs);
  });
  app.addHook("onClose", async () => clearTimeout(cut));
}
