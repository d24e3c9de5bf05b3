import { test as base, expect } from "@playwright/test";

/**
 * A journey fails when the page throws, logs an error or breaks the content security policy. Answers of 4xx that a
 * journey provokes on purpose are logged by the browser as "Failed to load resource" and are allowed.
 */
export const test = base.extend<{ watchConsole: undefined }>({
  watchConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        if (message.text().startsWith("Failed to load resource: the server responded with a status of 4")) return;
        problems.push(`console error: ${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
