import { afterAll, beforeAll } from "vitest";
import { type OAuthProvider, openOAuthProvider } from "../../../scripts/testing/oauth-provider.ts";
import type { DatabaseConnection } from "../db/connection.ts";
import { localProviders } from "./provider-browser.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

export interface AppWithProvider {
  readonly test: TestApp;
  readonly provider: OAuthProvider;
}

/**
 * For all tests of a block: the whole server, and a local sign-in provider that serves as Google and as Kakao. `take`
 * gets both before the first test; they are closed after the last.
 */
export function appWithProvider(
  connection: () => DatabaseConnection,
  take: (opened: AppWithProvider) => void,
  overrides: Parameters<typeof openTestApp>[1] = {},
): void {
  let provider: OAuthProvider | undefined;
  let test: TestApp | undefined;
  beforeAll(async () => {
    provider = await openOAuthProvider();
    test = await openTestApp(connection(), { providers: localProviders(provider), ...overrides });
    take({ test, provider });
  });
  afterAll(async () => {
    await test?.app.close();
    await provider?.close();
  });
}
