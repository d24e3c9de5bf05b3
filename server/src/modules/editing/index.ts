import type { ServerModule } from "../../module.ts";
import { editingExporters } from "./data-exporters.ts";
import { type EditingRouteParts, editingLimits, editingRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export type { Rewrite } from "./rewrite.ts";

export const editingModule = {
  id: "editing",
  uses: {
    accounts: "edits are counted by user and plan",
    credits: "the count of edits begins anew with the day of the credits",
    "language-models": "a connected model may edit",
  },
  tables,
  limits: editingLimits,
  exporters: editingExporters,
  routes: editingRoutes,
} satisfies ServerModule<EditingRouteParts>;
