import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from "react";
import { UNSAFE_createBrowserHistory as createHistory, type Location, type NavigationType, Router } from "react-router";
import { isPageLoaded, loadPage } from "./page-modules.tsx";
import { rememberScroll, scrollTo, startScrollMemory } from "./scroll-memory.ts";

interface Shown {
  readonly location: Location;
  readonly type: NavigationType;
  readonly keepsScroll: boolean;
}

/** Options of a link or a call that React Router hands to its navigator. */
interface Options {
  readonly preventScrollReset?: boolean;
}

/**
 * The router of the page, without loaders and actions, which no page has at run time: a page stays until the next one
 * is loaded, and scrolling is remembered. If the next one cannot be loaded, the browser asks for its address, which
 * also fetches a new version of the app.
 */
export function ClientRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [shown, setShown] = useState<Shown>({ location: history.location, type: history.action, keepsScroll: true });
  const current = useRef(shown);
  const keepsScroll = useRef(false);

  useLayoutEffect(() => startScrollMemory(() => current.current.location.key), []);
  useLayoutEffect(() => {
    let latest: Location | null = null;
    return history.listen(({ location, action: type }) => {
      latest = location;
      rememberScroll(current.current.location.key);
      const next = { location, type, keepsScroll: keepsScroll.current };
      keepsScroll.current = false;
      const show = () => startTransition(() => setShown(next));
      if (isPageLoaded(location.pathname)) return show();
      loadPage(location.pathname).then(
        () => latest === location && show(),
        () => latest === location && window.location.reload(),
      );
    });
  }, [history]);
  useLayoutEffect(() => {
    if (current.current === shown) return;
    current.current = shown;
    if (!shown.keepsScroll) scrollTo(shown.location, shown.type);
  }, [shown]);

  const navigator = useMemo(() => {
    const noting =
      (go: typeof history.push) =>
      (to: Parameters<typeof go>[0], state?: unknown, options?: Options): void => {
        keepsScroll.current = options?.preventScrollReset ?? false;
        go(to, state);
      };
    return { ...history, push: noting(history.push), replace: noting(history.replace) };
  }, [history]);
  return (
    <Router location={shown.location} navigationType={shown.type} navigator={navigator}>
      {children}
    </Router>
  );
}
