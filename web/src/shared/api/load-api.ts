import { ApiFailure } from "./api-failure.ts";

/** The functions that call the server. Rejects with `ApiFailure` of kind "network" if they cannot be loaded. */
export async function loadApi() {
  try {
    return await import("./api.ts");
  } catch (cause) {
    throw new ApiFailure("network", "The page could not fetch a part of itself.", { cause });
  }
}
