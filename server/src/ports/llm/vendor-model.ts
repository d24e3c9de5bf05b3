import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractReasoningMiddleware, type LanguageModel as VendorModel, wrapLanguageModel } from "ai";
import { createGuardedFetch } from "../guarded-fetch.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/** Field for the vendors' refusal messages: OpenAI has one that the SDK does not read. */
export const REFUSAL = { provider: "geulgyeol", field: "refused" } as const;

/** The SDK's model for one provider. Redirects are errors, since they would send the key and the text elsewhere. */
export function openVendorModel(settings: ProviderSettings): VendorModel {
  const { kind, model, baseUrl, key, keyHeader, allowPrivate } = settings;
  const headers = keyHeader !== undefined && key !== undefined ? { [keyHeader]: key } : {};
  const shared = {
    fetch: createGuardedFetch(allowPrivate === undefined ? {} : { allowsPrivate: allowPrivate }),
    headers,
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    ...(key !== undefined && keyHeader === undefined && { apiKey: key }),
  };
  switch (kind) {
    case "anthropic":
      return createAnthropic({ apiKey: "", ...shared })(model);
    case "google":
      return createGoogleGenerativeAI({ apiKey: "", ...shared })(model);
    case "openai-compatible": {
      const provider = createOpenAICompatible({
        ...shared,
        name: settings.id,
        baseURL: baseUrl ?? "",
        includeUsage: true,
        supportsStructuredOutputs: settings.structured === "schema",
        metadataExtractor: REFUSAL_READER,
        transformRequestBody: ({ max_tokens: limit, ...body }) => ({
          ...body,
          ...(limit !== undefined && { [settings.tokenLimitField]: limit }),
        }),
      });
      // Self-hosted open models write their reasoning, in tags, before the answer.
      const middleware = extractReasoningMiddleware({ tagName: "think" });
      return wrapLanguageModel({ model: provider.chatModel(model), middleware });
    }
  }
}

type Metadata = { [REFUSAL.provider]: { [REFUSAL.field]: boolean } };
const REFUSED: Metadata = { [REFUSAL.provider]: { [REFUSAL.field]: true } };

const REFUSAL_READER = {
  extractMetadata: async ({ parsedBody }: { parsedBody: unknown }): Promise<Metadata | undefined> =>
    saysRefusal(parsedBody, "message") ? REFUSED : undefined,
  createStreamExtractor: () => {
    let isRefused = false;
    return {
      processChunk: (chunk: unknown) => {
        isRefused ||= saysRefusal(chunk, "delta");
      },
      buildMetadata: (): Metadata | undefined => (isRefused ? REFUSED : undefined),
    };
  },
};

function saysRefusal(body: unknown, part: "message" | "delta"): boolean {
  const choice = (body as { choices?: Record<string, { refusal?: unknown } | undefined>[] } | null)?.choices?.[0];
  const refusal = choice?.[part]?.refusal;
  return typeof refusal === "string" && refusal !== "";
}
