import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { act } from "@testing-library/react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll } from "vitest";
import { AccuracyPage } from "../accuracy-page.tsx";
import { HABITS } from "./habits-fixture.ts";

/**
 * Renders the page once for all tests of the `describe` that calls this; they may only read it. Its tables take as long to render
 * as a hundred other components.
 */
export function shareAccuracyPage(record: AccuracyRecord): { go(address: string): Promise<void> } {
  const router = createMemoryRouter([{ path: "*", element: <AccuracyPage record={record} habits={HABITS} /> }]);
  let root: Root;
  beforeAll(async () => {
    const container = document.body.appendChild(document.createElement("div"));
    root = createRoot(container);
    await act(async () => root.render(<RouterProvider router={router} />));
  });
  afterAll(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    router.dispose();
  });
  return { go: (address) => act(() => router.navigate(address)) };
}
