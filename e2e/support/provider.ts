import { type OAuthProvider, openOAuthProvider, type Person } from "../../scripts/testing/oauth-provider.ts";
import { test as base } from "./journey.ts";

const port = Number(process.env.E2E_PORT ?? 3217) + 1;

/** Somebody whom no other journey of this run is. */
export function freshPerson(person: Partial<Person> = {}): Person {
  return { subject: `${Date.now()}${Math.floor(Math.random() * 1_000)}`, name: "윤서진", ...person };
}

/** Journeys that sign in with Google or Kakao: the provider runs on this machine while they do. */
export const test = base.extend<object, { provider: OAuthProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const provider = await openOAuthProvider(port);
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
});
