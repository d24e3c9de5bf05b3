import { PROGRAM_ENDPOINTS, type ProgramEndpointName, SANDBOX_TEXTS } from "@geulgyeol/contract";
import type { ExampleRequest } from "./code-examples.ts";
import { FromEnvironment } from "./example-value.ts";

const [sandboxText] = SANDBOX_TEXTS;
/** A text for which every key has leave, also one for trying things out; without quotation marks, so that it fits into every example. */
export const EXAMPLE_TEXT = sandboxText.text;

/** Values that an example takes from the answer of an earlier one. */
export const EXAMPLE_VARIABLES = {
  ANALYSIS_ID: { from: "listHistory", at: "data.entries[0].id" },
  BATCH_ID: { from: "createBatch", at: "data.id" },
  WEBHOOK_ID: { from: "createWebhook", at: "data.webhook.id" },
  DELIVERY_ID: { from: "listWebhookDeliveries", at: "data.deliveries[0].id" },
} as const satisfies Readonly<Record<string, { readonly from: ProgramEndpointName; readonly at: string }>>;
type VariableName = keyof typeof EXAMPLE_VARIABLES;

const given = (name: VariableName) => new FromEnvironment(name);

const TEXT = { sends: { json: { text: EXAMPLE_TEXT } }, judgementAt: "data" } as const;
/** The page offers the files under `/examples/`. */
const ofFile = (file: string) => ({ sends: { file }, judgementAt: "data" }) as const;

type Example = Pick<ExampleRequest, "query" | "sends" | "judgementAt">;

/** What the example of each endpoint sends, in the order in which they can be run one after the other. */
const EXAMPLES: Readonly<Record<ProgramEndpointName, Example>> = {
  analyse: TEXT,
  analyseEnsemble: TEXT,
  analyseWordLevel: TEXT,
  analysePdf: ofFile("report.pdf"),
  analyseDocument: ofFile("report.hwp"),
  analyseImage: { ...ofFile("report.png"), judgementAt: "data.analysis" },
  listHistory: { query: { limit: 20 }, sends: null },
  readHistoryAnalysis: { query: { id: given("ANALYSIS_ID") }, sends: null },
  createBatch: {
    sends: { json: { name: "3반 수행평가", question: "우리 동네에서 바뀌었으면 하는 한 가지를 쓰세요." } },
  },
  addBatchTexts: {
    sends: {
      json: {
        batchId: given("BATCH_ID"),
        texts: [{ pupilName: "강다온", content: { text: EXAMPLE_TEXT, source: { kind: "paste" } } }],
      },
    },
  },
  readBatch: { query: { id: given("BATCH_ID") }, sends: null },
  deleteBatch: { query: { id: given("BATCH_ID") }, sends: null },
  createWebhook: { sends: { json: { url: "https://school.example/geulgyeol" } } },
  listWebhooks: { sends: null },
  testWebhook: { sends: { json: { id: given("WEBHOOK_ID") } } },
  switchWebhook: { sends: { json: { id: given("WEBHOOK_ID"), isOn: false } } },
  listWebhookDeliveries: { query: { id: given("WEBHOOK_ID") }, sends: null },
  resendWebhookDelivery: { sends: { json: { id: given("DELIVERY_ID") } } },
  deleteWebhook: { query: { id: given("WEBHOOK_ID") }, sends: null },
};

export function exampleRequest(name: ProgramEndpointName, origin: string): ExampleRequest {
  const { path, method } = PROGRAM_ENDPOINTS[name];
  return { origin, path, method, ...EXAMPLES[name] };
}

/** The values that the example of this endpoint takes from the environment, besides the key. */
export function variablesOf(name: ProgramEndpointName): VariableName[] {
  const { query = {}, sends } = EXAMPLES[name];
  const json = sends !== null && "json" in sends && typeof sends.json === "object" ? sends.json : {};
  return [...Object.values(query), ...Object.values(json)].flatMap((value) =>
    value instanceof FromEnvironment ? [value.name as VariableName] : [],
  );
}
