import type { FastifyReply, FastifyRequest } from "fastify";

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

/** The request as the web's `Request`, for a library that speaks it. `origin` stands for this server's own address. */
export function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = webHeaders(request);
  headers.delete("content-length");
  // The origin guard has let the request pass; a client that is no browser sends no Origin and carries no one else's cookies.
  if (!headers.has("origin")) headers.set("origin", origin);
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  return new Request(new URL(request.url, origin), { method: request.method, headers, body });
}

/** Sends a web `Response`, every cookie in a header of its own. */
export async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status);
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie" && name !== "content-length") reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  return reply.send(response.body === null ? null : Buffer.from(await response.arrayBuffer()));
}
