import type { Language } from "./code-examples.ts";

/** Programs that receive events, check them and skip repeats; they need nothing but the language itself. */
export const RECEIVER_EXAMPLES: Readonly<Record<Exclude<Language, "curl">, string>> = {
  Python: `import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ["WEBHOOK_SECRET"].removeprefix("whsec_")
key = base64.b64decode(secret)
seen = set()


def is_ours(headers, body):
    event_id = headers.get("webhook-id", "")
    sent_at = headers.get("webhook-timestamp", "")
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > 300:
        return False
    content = f"{event_id}.{sent_at}.".encode() + body
    signed = hmac.new(key, content, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(signed)
    given = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(one, expected) for one in given)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        ours = is_ours(self.headers, body)
        self.send_response(204 if ours else 400)
        self.end_headers()
        event_id = self.headers.get("webhook-id")
        if ours and event_id not in seen:
            seen.add(event_id)
            event = json.loads(body)
            print(event["type"], event["data"]["batchId"], flush=True)


port = int(os.environ.get("PORT", 8080))
HTTPServer(("127.0.0.1", port), Receiver).serve_forever()`,
  JavaScript: `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const secret = process.env.WEBHOOK_SECRET.replace("whsec_", "");
const key = Buffer.from(secret, "base64");
const seen = new Set();

function isOurs(headers, body) {
  const id = headers["webhook-id"];
  const sentAt = Number(headers["webhook-timestamp"]);
  if (!(Math.abs(Date.now() / 1000 - sentAt) <= 300)) return false;
  const content = \`\${id}.\${sentAt}.\${body}\`;
  const signed = createHmac("sha256", key).update(content);
  const expected = Buffer.from(\`v1,\${signed.digest("base64")}\`);
  return (headers["webhook-signature"] ?? "").split(" ").some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

createServer(async (request, response) => {
  const body = await buffer(request);
  const ours = isOurs(request.headers, body);
  response.writeHead(ours ? 204 : 400).end();
  const id = request.headers["webhook-id"];
  if (!ours || seen.has(id)) return;
  seen.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, data.batchId);
}).listen(process.env.PORT ?? 8080, "127.0.0.1");`,
};
