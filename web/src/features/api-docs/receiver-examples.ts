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

secret = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
seen = set()


def is_ours(headers, body):
    event_id, sent_at = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > 300:
        return False
    signed = hmac.new(secret, f"{event_id}.{sent_at}.".encode() + body, hashlib.sha256)
    expected = "v1," + base64.b64encode(signed.digest()).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(one.encode(), expected.encode()) for one in signatures)


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


HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 8080))), Receiver).serve_forever()`,
  JavaScript: `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace("whsec_", ""), "base64");
const seen = new Set();

function isOurs(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": sentAt, "webhook-signature": signatures = "" } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) <= 300)) return false;
  const signed = createHmac("sha256", secret).update(\`\${id}.\${sentAt}.\`).update(body).digest("base64");
  const expected = Buffer.from(\`v1,\${signed}\`);
  return signatures.split(" ").map((one) => Buffer.from(one))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
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
