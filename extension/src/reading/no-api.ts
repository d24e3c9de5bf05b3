/** Stands for `shared/api/load-api.ts` of the page, so that nothing of the extension can call the server. */
export async function loadApi(): Promise<never> {
  throw new Error("The extension calls no server.");
}
