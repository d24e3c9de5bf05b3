import { ApiFailure } from "./api-failure.ts";
import { rememberRequest } from "./request-id.ts";

/** Sends a request; rejects with `ApiFailure` of kind "network" without a response, and with AbortError if aborted. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, init);
    rememberRequest(answer);
    return answer;
  } catch (cause) {
    if (init.signal?.aborted) throw new DOMException("The request was given up.", "AbortError");
    throw new ApiFailure("network", "No answer from the server.", { cause });
  }
}

/** The JSON of a response, or null if there is none. */
export async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    return null;
  }
}
