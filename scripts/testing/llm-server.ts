import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A question as it arrived, in whichever of the three protocols. */
export interface AskedQuestion {
  readonly protocol: "openai" | "anthropic" | "google";
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Readonly<Record<string, unknown>>;
  readonly system: string;
  readonly user: string;
  readonly isStream: boolean;
}

/** What the model does with a question. */
export type Said =
  | {
      readonly text: string;
      readonly pieceMs?: number;
      readonly isCut?: "connection" | "length";
      /** A stream rests in the middle until this is settled. */
      readonly pause?: Promise<unknown>;
    }
  | { readonly refuses: "in-a-field" | "by-filter" }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | { readonly hangs: true }
  | { readonly hangsUp: true };

export interface LlmServer {
  readonly url: string;
  readonly asked: AskedQuestion[];
  /** Answers of the next questions, in order; `says` answers when there are none. */
  readonly next: Said[];
  says: (question: AskedQuestion) => Said;
  /** Questions whose asker went away before the answer had ended. */
  readonly left: { count: number };
  close(): Promise<void>;
}

/** Tokens are told as one for each character, so that sums can be checked by hand. */
const tokens = (text: string) => text.length;

/**
 * A model without a mind that speaks the protocols of OpenAI (`/v1/chat/completions`), Anthropic (`/v1/messages`) and Google
 * (`/v1beta/models/M:generateContent`), whole and streaming, on this machine.
 */
export async function openLlmServer(port = 0): Promise<LlmServer> {
  const server = createServer((request, response) => void reply(request, response).catch(() => response.destroy()));
  const llm = {
    url: "",
    asked: [] as AskedQuestion[],
    next: [] as Said[],
    left: { count: 0 },
    says: (() => ({ text: "안녕하세요." })) as (question: AskedQuestion) => Said,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let raw = "";
    for await (const piece of request) raw += piece;
    const question = readQuestion(request, JSON.parse(raw));
    llm.asked.push(question);
    response.once("close", () => {
      if (!response.writableFinished) llm.left.count++;
    });
    const said = llm.next.shift() ?? llm.says(question);
    if ("hangs" in said) return;
    if ("hangsUp" in said) {
      response.destroy();
    } else if ("status" in said) {
      const headers = { "content-type": "application/json", ...said.headers };
      response.writeHead(said.status, headers).end(said.body ?? '{"error":{"message":"broken","type":"x"}}');
    } else {
      await speak(response, question, said);
    }
  }

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  llm.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return llm;
}

async function speak(
  response: ServerResponse,
  question: AskedQuestion,
  said: Extract<Said, { text: string } | { refuses: string }>,
): Promise<void> {
  const text = "text" in said ? said.text : "";
  const end = "refuses" in said ? said.refuses : said.text !== "" && said.isCut === "length" ? "length" : "stop";
  const protocol = PROTOCOLS[question.protocol];
  const input = tokens(question.system + question.user);
  if (!question.isStream) {
    if ("isCut" in said && said.isCut === "connection") {
      response.writeHead(200, { "content-type": "application/json", "content-length": "9999" }).write('{"id":');
      await sleep(5);
      response.destroy();
      return;
    }
    const body = protocol.whole(text, end, { input, output: tokens(text) });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (event: unknown) => {
    const name = (event as { type?: string }).type;
    const line = question.protocol === "anthropic" ? `event: ${name}\n` : "";
    response.write(`${line}data: ${JSON.stringify(event)}\n\n`);
  };
  for (const event of protocol.begin(input)) send(event);
  const pieces = text.match(/[\s\S]{1,6}/g) ?? [];
  const isBroken = "isCut" in said && said.isCut === "connection";
  const middle = Math.ceil(pieces.length / 2);
  for (const [at, piece] of (isBroken ? pieces.slice(0, middle) : pieces).entries()) {
    if (response.destroyed) return;
    if (at === middle && "pause" in said) await said.pause;
    send(protocol.piece(piece));
    await sleep("pieceMs" in said ? (said.pieceMs ?? 0) : 0);
  }
  if (isBroken) {
    response.destroy();
    return;
  }
  for (const event of protocol.end(end, { input, output: tokens(text) })) send(event);
  if (question.protocol === "openai") response.write("data: [DONE]\n\n");
  response.end();
}

type End = "stop" | "length" | "in-a-field" | "by-filter";
interface Count {
  readonly input: number;
  readonly output: number;
}
interface Protocol {
  whole(text: string, end: End, count: Count): unknown;
  begin(input: number): unknown[];
  piece(text: string): unknown;
  end(end: End, count: Count): unknown[];
}

const chunk = (delta: unknown, finish: string | null = null) => ({
  id: "c-1",
  object: "chat.completion.chunk",
  created: 1_760_000_000,
  model: "m",
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const openaiEnd = (end: End) => (end === "by-filter" ? "content_filter" : end === "in-a-field" ? "stop" : end);
const openaiUsage = ({ input, output }: Count) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});
const anthropicEnd = (end: End) => (end === "stop" ? "end_turn" : end === "length" ? "max_tokens" : "refusal");
const googleEnd = (end: End) => (end === "stop" ? "STOP" : end === "length" ? "MAX_TOKENS" : "SAFETY");
const googleBody = (text: string, end: End | null, { input, output }: Count) => ({
  candidates: [
    {
      index: 0,
      content: { role: "model", parts: text === "" ? [] : [{ text }] },
      ...(end !== null && { finishReason: googleEnd(end) }),
    },
  ],
  usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
});

const PROTOCOLS: Record<AskedQuestion["protocol"], Protocol> = {
  openai: {
    whole: (text, end, count) => ({
      id: "c-1",
      object: "chat.completion",
      created: 1_760_000_000,
      model: "m",
      usage: openaiUsage(count),
      choices: [
        {
          index: 0,
          finish_reason: openaiEnd(end),
          message: {
            role: "assistant",
            content: text === "" ? null : text,
            ...(end === "in-a-field" && { refusal: "I cannot help with that." }),
          },
        },
      ],
    }),
    begin: () => [chunk({ role: "assistant", content: "" })],
    piece: (content) => chunk({ content }),
    end: (end, count) => [
      ...(end === "in-a-field" ? [chunk({ refusal: "I cannot help with that." })] : []),
      chunk({}, openaiEnd(end)),
      { ...chunk({}), choices: [], usage: openaiUsage(count) },
    ],
  },
  anthropic: {
    whole: (text, end, { input, output }) => ({
      id: "m-1",
      type: "message",
      role: "assistant",
      model: "m",
      stop_sequence: null,
      content: text === "" ? [] : [{ type: "text", text }],
      stop_reason: anthropicEnd(end),
      usage: { input_tokens: input, output_tokens: output },
    }),
    begin: (input) => [
      {
        type: "message_start",
        message: {
          id: "m-1",
          type: "message",
          role: "assistant",
          model: "m",
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: input, output_tokens: 1 },
        },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ],
    piece: (text) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
    end: (end, { output }) => [
      { type: "content_block_stop", index: 0 },
      {
        type: "message_delta",
        delta: { stop_reason: anthropicEnd(end), stop_sequence: null },
        usage: { output_tokens: output },
      },
      { type: "message_stop" },
    ],
  },
  google: {
    whole: (text, end, count) => googleBody(text, end, count),
    begin: () => [],
    piece: (text) => googleBody(text, null, { input: 1, output: 1 }),
    end: (end, count) => [googleBody("", end, count)],
  },
};

function readQuestion(request: IncomingMessage, body: Record<string, unknown>): AskedQuestion {
  const path = request.url ?? "";
  const { headers } = request;
  const shared = { path, headers, body };
  if (path.includes("/messages")) {
    const { system, messages, stream } = body as { system: unknown; messages: unknown[]; stream?: boolean };
    return {
      ...shared,
      protocol: "anthropic",
      system: textOf(system),
      user: textOf(messages),
      isStream: stream === true,
    };
  }
  if (path.includes(":generateContent") || path.includes(":streamGenerateContent")) {
    const { systemInstruction, contents } = body;
    const isStream = path.includes(":streamGenerateContent");
    return { ...shared, protocol: "google", system: textOf(systemInstruction), user: textOf(contents), isStream };
  }
  const { messages, stream } = body as { messages: { role: string; content: unknown }[]; stream?: boolean };
  const of = (role: string) =>
    messages.filter((message) => message.role === role).map(({ content }) => textOf(content));
  return {
    ...shared,
    protocol: "openai",
    system: of("system").join("\n"),
    user: of("user").join("\n"),
    isStream: stream === true,
  };
}

/** The text in a message, however it is wrapped. */
function textOf(part: unknown): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map(textOf).join("\n");
  if (typeof part !== "object" || part === null) return "";
  const { text, content, parts } = part as { text?: unknown; content?: unknown; parts?: unknown };
  return textOf(text ?? content ?? parts);
}
