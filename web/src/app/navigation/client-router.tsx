import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  UNSAFE_createBrowserHistory as createHistory,
  createPath,
  type Location,
  type NavigationType,
  parsePath,
  Router,
} from "react-router";
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

interface ClientRouterProps {
  /** Path, query and fragment of the HTML that React takes over; the current ones by default. */
  readonly opened?: string;
  readonly children: ReactNode;
}

/**
 * The router of the page, without loaders and actions, which no page has at run time: a page stays until the next one
 * is loaded, and scrolling is remembered. If the next one cannot be loaded, the browser asks for its address, which
 * also fetches a new version of the app.
 */
export function ClientRouter({ opened, children }: ClientRouterProps) {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [shown, setShown] = useState<Shown>(() => ({
    location: openedLocation(history.location, opened),
    type: history.action,
    keepsScroll: true,
  }));
  const current = useRef(shown);
  const keepsScroll = useRef(false);

  useLayoutEffect(() => startScrollMemory(() => current.current.location.key), []);
  useLayoutEffect(() => {
    let latest: Location | null = null;
    const follow = (location: Location, type: NavigationType) => {
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
    };
    // Who goes back while the scripts are loading is followed now that the page is taken over.
    if (current.current.location.key === OPENED_KEY) follow(history.location, history.action);
    return history.listen(({ location, action }) => follow(location, action));
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

/** Of a location that has been left already. */
const OPENED_KEY = "opened";

/** The location that the HTML shows: React would not find in it what another page has. */
function openedLocation(now: Location, opened: string | undefined): Location {
  if (opened === undefined || opened === createPath(now)) return now;
  return { pathname: "/", search: "", hash: "", ...parsePath(opened), state: null, key: OPENED_KEY };
}
