import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from "react-router";
import interfaceFontUrl from "../../.cache/interface-font.woff2?url";
import { Announcer } from "../shared/ui/announcer.tsx";
import { FullScreenSpinner } from "../shared/ui/full-screen-spinner.tsx";
import { Toasts } from "../shared/ui/toasts.tsx";
import boot from "./boot.js?raw";
import { ErrorPage } from "./layouts/error-page.tsx";
import { NotFoundPage } from "./layouts/not-found-page.tsx";
import { AppDialogsProvider } from "./providers/app-dialogs-provider.tsx";
import { QueryProvider } from "./providers/query-provider.tsx";
import "./styles/app.css";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F7F3EA" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16130F" />
        <meta name="format-detection" content="telephone=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, inline so that the first paint waits for no request */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
        <link rel="preload" href={interfaceFontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    void import("./styles/reading-font.css");
  }, []);
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <AppDialogsProvider>
        <a
          href="#main"
          className="z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent not-focus-visible:sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2"
        >
          본문으로 건너뛰기
        </a>
        {children}
        <Announcer />
        <Toasts />
      </AppDialogsProvider>
    </QueryProvider>
  );
}

export function HydrateFallback() {
  return <FullScreenSpinner />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Providers>{isMissing ? <NotFoundPage /> : <ErrorPage error={error} />}</Providers>;
}
