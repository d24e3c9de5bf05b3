import { ApiFailure } from "./api-failure.ts";

/** The functions that talk to the server. Rejects with `ApiFailure` of kind "network" when they cannot be fetched. */
export async function loadApi() {
  try {
    return await import("./api.ts");
  } catch (cause) {
    throw new ApiFailure("network", "The page could not fetch a part of itself.", { cause });
  }
}
