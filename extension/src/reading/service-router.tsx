import type { ReactNode } from "react";
import { createPath, type Navigator, Router } from "react-router";
import { openService, SERVICE_URL } from "./service.ts";

const go = (to: Parameters<Navigator["push"]>[0]) => openService(typeof to === "string" ? to : createPath(to));

/** Links of the report lead to pages of the service, each in a tab of its own. */
const navigator: Navigator = {
  createHref: (to) => new URL(typeof to === "string" ? to : createPath(to), SERVICE_URL).href,
  push: go,
  replace: go,
  go: () => undefined,
};

export function ServiceRouter({ children }: { children: ReactNode }) {
  return (
    <Router location="/" navigator={navigator}>
      {children}
    </Router>
  );
}
