import type { ServerModule } from "../../module.ts";
import { type SimilarityRouteParts, similarityLimits, similarityRoutes } from "./routes.ts";

export type { CompareTexts } from "./keep-comparisons.ts";

export const similarityModule = {
  id: "similarity",
  uses: {
    batches: "the texts of a batch are compared with each other and with those of earlier batches",
    classes: "the texts of an assignment may be compared by the teachers of its class",
  },
  limits: similarityLimits,
  routes: similarityRoutes,
} satisfies ServerModule<SimilarityRouteParts>;
