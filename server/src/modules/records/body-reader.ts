import { signalOf } from "../../http/line-stream.ts";
import { callerAddress } from "../../http/rate-limits.ts";
import type { Exchange } from "../../http/register-endpoint.ts";
import type { RecordBody, RecordEndpoint } from "./read-record-body.ts";
import type { RecordReader } from "./record-reader.ts";

/** Reads the bodies of an endpoint, as `registerEndpoint` asks for it. Callers of one address are one in the queue. */
export function bodyReader<Name extends RecordEndpoint>(reader: RecordReader, name: Name) {
  return (bytes: Uint8Array, { request, reply }: Exchange): Promise<RecordBody<Name>> =>
    reader.readBody(name, bytes, { key: callerAddress(request), signal: signalOf(reply) });
}
