import { AuthorshipError, createAuthorshipComparer } from "@geulgyeol/engine/authorship";
import populationUrl from "../../../engine/model/authorship.json?url";
import type { CompareRequest, CompareResponse } from "./authorship-protocol.ts";

/** The reference population: statistics of other people's texts. Nothing of the given texts leaves this worker. */
async function fetchPopulation(): Promise<unknown> {
  const answer = await fetch(populationUrl);
  if (!answer.ok) throw new Error(`The reference file could not be fetched (${answer.status}).`);
  return answer.json();
}

addEventListener("message", async ({ data: { earlier, text } }: MessageEvent<CompareRequest>) => {
  let response: CompareResponse;
  try {
    response = { ok: true, comparison: createAuthorshipComparer(await fetchPopulation()).compare(earlier, text) };
  } catch (error) {
    response =
      error instanceof AuthorshipError
        ? { ok: false, code: error.code, text: error.text, message: error.message }
        : { ok: false, code: null, text: null, message: String(error) };
  }
  postMessage(response);
});
