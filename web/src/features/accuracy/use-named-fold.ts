import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the fold that holds what the address names. Browsers do so when they load a page, but not when the router changes it. */
export function useNamedFold(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash === "" ? null : document.getElementById(hash.slice(1));
    const fold = named?.closest("details");
    if (!named || !fold || fold.open) return;
    fold.open = true;
    named.scrollIntoView();
  }, [hash]);
}
