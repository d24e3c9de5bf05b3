import type { BusinessDetails } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { loadApi } from "../api/load-api.ts";
import { readJson, send } from "../api/send.ts";

const PATH = "/api/settings";

/** Who runs this server and sells; null until it is known, and where the operator has told nothing. */
export function useBusiness(): BusinessDetails | null {
  const { data } = useQuery({
    queryKey: ["business"],
    queryFn: ({ signal }) => fetchBusiness(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data ?? null;
}

/** It stands in the footer of every public page; the schemas are loaded only where there is something to check with them. */
async function fetchBusiness(signal: AbortSignal): Promise<BusinessDetails | null> {
  const answer = await send(PATH, { headers: { accept: "application/json" }, credentials: "same-origin", signal });
  const body = await readJson(answer);
  if (answer.ok && saysNothing(body)) return null;
  const { parseAnswer, publicSettings } = await loadApi();
  return parseAnswer(publicSettings, answer, body).business;
}

function saysNothing(body: unknown): boolean {
  const settings = (body as { data?: { business?: unknown } } | null)?.data;
  return settings?.business === null;
}
