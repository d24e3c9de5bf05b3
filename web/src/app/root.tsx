import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import interfaceFontUrl from "../../.cache/interface-font.woff2?url";
import { useIsEnglish } from "../shared/address/use-is-english.ts";
import { THEME_COLOURS } from "../shared/theme/theme-colours.ts";
import { Announcer } from "../shared/ui/announcer.tsx";
import { FullScreenSpinner } from "../shared/ui/full-screen-spinner.tsx";
import { Toasts } from "../shared/ui/toasts.tsx";
import boot from "./boot.js?raw";
import { MessageFrame } from "./layouts/message-frame.tsx";
import { OfflineNotice } from "./layouts/offline-notice.tsx";
import { PageBoundary } from "./layouts/page-boundary.tsx";
import { PAGE_DATA_ID, useBuiltData } from "./navigation/page-data.ts";
import { PageHead } from "./navigation/page-head.tsx";
import { AppDialogsProvider } from "./providers/app-dialogs-provider.tsx";
import { QueryProvider } from "./providers/query-provider.tsx";
import "./styles/app.css";

/** For the fallback page of unknown addresses. */
export const meta = () => [{ title: "글결" }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The script in the head and a theme choice in the settings change these two. */}
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={THEME_COLOURS.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={THEME_COLOURS.dark}
          suppressHydrationWarning
        />
        <meta name="format-detection" content="telephone=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, inline so that the first paint waits for no request */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        <link rel="preload" href={interfaceFontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.SSR ? <Meta /> : <PageHead />}
        {import.meta.env.SSR ? <Links /> : null}
      </head>
      <body>
        {children}
        {import.meta.env.SSR ? <BuildScripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname } = useLocation();
  useEffect(() => {
    void import("./styles/reading-font.css");
    registerOfflinePage();
  }, []);
  return (
    <PageBoundary path={pathname} frame={MessageFrame}>
      <Providers>
        <Outlet />
      </Providers>
    </PageBoundary>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const isEnglish = useIsEnglish();
  return (
    <QueryProvider>
      <AppDialogsProvider>
        <a
          href="#main"
          className="z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent not-focus-visible:sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2"
        >
          {isEnglish ? "Skip to the content" : "본문으로 건너뛰기"}
        </a>
        {children}
        <OfflineNotice />
        <Announcer />
        <Toasts />
      </AppDialogsProvider>
    </QueryProvider>
  );
}

export function HydrateFallback() {
  return <FullScreenSpinner />;
}

/** What only the build writes into the HTML, for the page to start with. */
function BuildScripts() {
  const data = useBuiltData();
  return (
    <>
      {data !== undefined && (
        <script
          id={PAGE_DATA_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the build, in which no tag can end
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
        />
      )}
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** Registers the worker for the offline page. It answers nothing else, so nothing stale is ever shown. */
function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
