import { HAND_INS_PER_MINUTE } from "@geulgyeol/contract";
import type { ServerModule } from "../../module.ts";
import { writingRequestExporters } from "./data-exporters.ts";
import { handInRoutes, requestRoutes, type WritingRequestParts } from "./routes.ts";
import { sweepRequests } from "./sweep-requests.ts";
import * as tables from "./tables.ts";

const HOUR_MS = 60 * 60 * 1000;

export const writingRequestsModule = {
  id: "writing-requests",
  uses: {
    accounts: "a request belongs to an account, whose name its recipients read",
    records: "a text is handed in with its writing record",
  },
  tables,
  limits: { handInsPerMinute: HAND_INS_PER_MINUTE },
  exporters: writingRequestExporters,
  routes: (app, needs) => {
    requestRoutes(app, needs);
    handInRoutes(app, needs);
  },
  sweeps: ({ db, now }) => [
    { name: "delete old requests to write", everyMs: HOUR_MS, work: () => sweepRequests({ db, now: now() }) },
  ],
} satisfies ServerModule<WritingRequestParts>;
