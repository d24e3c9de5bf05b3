import type { Stamp } from "@geulgyeol/contract";
import { loadApi } from "../../shared/api/load-api.ts";
import type { ChainState } from "./recorder.ts";

/** Has the server stamp a state of a chain; null if it could not. */
export async function stampState(state: ChainState): Promise<Stamp | null> {
  try {
    const { callEndpoint, stampRecord } = await loadApi();
    return await callEndpoint(stampRecord, state);
  } catch (error) {
    console.warn("The writing record could not be stamped.", error);
    return null;
  }
}
