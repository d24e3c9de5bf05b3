import type { openRequest } from "@geulgyeol/contract";
import type { z } from "zod";

/** What a request asks for, as its recipient gets it. */
export type AskedWriting = z.output<typeof openRequest.response>;
