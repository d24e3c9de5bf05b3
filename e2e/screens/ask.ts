import type { APIResponse } from "@playwright/test";

/** The data of an answer; throws what the server refused. */
export async function ask(asked: Promise<APIResponse>): Promise<Record<string, unknown>> {
  const answer = await asked;
  if (!answer.ok()) throw new Error(`${answer.status()} of ${answer.url()}: ${await answer.text()}`);
  return (await answer.json()).data;
}
