import { test as base, expect } from "@playwright/test";

const PROVOKED = /^Failed to load resource: (the server responded with a status of 4|net::ERR_INTERNET_DISCONNECTED)/;

/**
 * A journey fails if the page throws, logs an error or violates the content security policy. "Failed to load resource"
 * is allowed for 4xx responses and while offline, since journeys cause those on purpose.
 */
export const test = base.extend<{ watchConsole: undefined }>({
  watchConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        if (PROVOKED.test(message.text())) return;
        problems.push(`console error: ${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
