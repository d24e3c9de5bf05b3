import { accountsModule } from "./modules/accounts/index.ts";
import { analysisModule } from "./modules/analysis/index.ts";
import { batchesModule } from "./modules/batches/index.ts";
import { billingModule } from "./modules/billing/index.ts";
import { classesModule } from "./modules/classes/index.ts";
import { communityModule } from "./modules/community/index.ts";
import { creditsModule } from "./modules/credits/index.ts";
import { documentsModule } from "./modules/documents/index.ts";
import { editingModule } from "./modules/editing/index.ts";
import { historyModule } from "./modules/history/index.ts";
import { judgingModule } from "./modules/judging/index.ts";
import { languageModelsModule } from "./modules/language-models/index.ts";
import { operatorsModule } from "./modules/operators/index.ts";
import { recordsModule } from "./modules/records/index.ts";
import { reportsModule } from "./modules/reports/index.ts";
import { sharingModule } from "./modules/sharing/index.ts";
import { similarityModule } from "./modules/similarity/index.ts";
import { spacesModule } from "./modules/spaces/index.ts";
import { webhooksModule } from "./modules/webhooks/index.ts";
import { writingRequestsModule } from "./modules/writing-requests/index.ts";

/** Every module of the server. Exporters, deletion hooks and sweeps run in this order. */
export const MODULES = [
  accountsModule,
  creditsModule,
  billingModule,
  documentsModule,
  historyModule,
  analysisModule,
  batchesModule,
  sharingModule,
  reportsModule,
  editingModule,
  languageModelsModule,
  judgingModule,
  communityModule,
  recordsModule,
  writingRequestsModule,
  similarityModule,
  webhooksModule,
  spacesModule,
  classesModule,
  operatorsModule,
] as const;

type LimitsOf<Module> = Module extends { readonly limits: infer Limits } ? (limits: Limits) => void : never;
type Intersection<Functions> = [Functions] extends [(limits: infer Limits) => void] ? Limits : never;

/** The limits of all modules by name. */
export type Limits = Intersection<LimitsOf<(typeof MODULES)[number]>>;

/** As declared by the modules, with the given overrides. */
export function limitsWith(overrides: Partial<Limits>): Limits {
  return Object.assign({}, ...MODULES.map((module) => ("limits" in module ? module.limits : {})), overrides);
}
