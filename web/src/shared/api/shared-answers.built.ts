import { readShared, readSharedBadge } from "@geulgyeol/contract";
import { answerSchema } from "./answer-schema.ts";

export const SHARED_RESULT = answerSchema(readShared.response);
export const SHARED_BADGE = answerSchema(readSharedBadge.response);
