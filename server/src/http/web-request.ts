import type { FastifyReply, FastifyRequest } from "fastify";

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

/**
 * The web's `Request` with the headers of this one, for a library that needs it. `input` is the parsed query or body,
 * and `origin` this server's own address.
 */
export function webRequest(
  request: FastifyRequest,
  { origin, path, input }: { origin: string; path: string; input: object },
): Request {
  const headers = webHeaders(request);
  headers.delete("content-length");
  // The origin guard has accepted the request; clients other than browsers send no Origin and no one else's cookies.
  if (!headers.has("origin")) headers.set("origin", origin);
  const { method } = request;
  const url = new URL(path, origin);
  if (method !== "GET") return new Request(url, { method, headers, body: JSON.stringify(input) });
  for (const [name, value] of Object.entries(input)) if (value !== undefined) url.searchParams.set(name, value);
  return new Request(url, { method, headers });
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
