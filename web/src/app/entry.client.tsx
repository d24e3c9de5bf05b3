import { createElement, Fragment, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { parsePath, useRoutes } from "react-router";
import { fetchWhenIdle } from "../shared/network/fetch-when-idle.ts";
import { ClientRouter } from "./navigation/client-router.tsx";
import type { PageModule } from "./navigation/page-module.ts";
import { fetchPageFiles, keepLoaded, loadPage, ROUTES } from "./navigation/page-modules.tsx";
import Root, { HydrateFallback, Layout } from "./root.tsx";

declare global {
  interface Window {
    /** Written into every page by React Router: whether its body is only the sign of loading. */
    readonly __reactRouterContext: { readonly isSpaMode: boolean };
    /** The modules of the root, the layout and the page that the HTML shows. */
    readonly __reactRouterRouteModules: Readonly<Record<string, PageModule>>;
    /** Written by `boot.js`. */
    readonly __openedAddress: string;
  }
}

const routes = [{ element: <Root />, children: ROUTES }];

function App({ isShell }: { readonly isShell: boolean }) {
  const [waits, setWaits] = useState(isShell);
  const page = useRoutes(routes);
  useEffect(() => setWaits(false), []);
  return <Layout>{waits ? <HydrateFallback /> : page}</Layout>;
}

const { isSpaMode: isShell } = window.__reactRouterContext;
const opened = window.__openedAddress;

/** Two fragments of two children, as the build has: ids made by React depend on it. */
const page = createElement(
  Fragment,
  null,
  <ClientRouter opened={opened}>
    <App isShell={isShell} />
  </ClientRouter>,
  null,
);

async function start() {
  keepLoaded(window.__reactRouterRouteModules);
  await loadPage(parsePath(opened).pathname ?? "/", isShell ? null : document);
  startTransition(() => {
    hydrateRoot(document, createElement(Fragment, null, page, null));
  });
}

void start().then(() => fetchWhenIdle(fetchPageFiles));
