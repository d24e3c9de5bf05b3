import type { HistoryEntry } from "@geulgyeol/contract";
import { isoDay } from "@geulgyeol/wording";
import { useCallback, useMemo } from "react";
import { useAddressParams } from "../../shared/address/use-address-params.ts";

export type Period = "all" | "7" | "30" | "90" | "days";

/** Filters from the page's address; empty strings and `null` mean all. */
export interface HistoryView {
  readonly query: string;
  readonly verdict: HistoryEntry["verdict"] | null;
  readonly kind: HistoryEntry["kind"] | null;
  readonly favourite: boolean;
  readonly period: Period;
  /** Days, "2026-11-21", of the period `days`. */
  readonly from: string;
  readonly to: string;
  /** The analysis that is open in the drawer. */
  readonly open: string | null;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const oneOf = <Value extends string>(given: string | null, values: readonly Value[]): Value | null =>
  values.find((value) => value === given) ?? null;

export function readView(search: URLSearchParams): HistoryView {
  const day = (name: string) => (DAY.test(search.get(name) ?? "") ? (search.get(name) ?? "") : "");
  return {
    query: search.get("q") ?? "",
    verdict: oneOf(search.get("verdict"), ["human", "mixed", "ai"]),
    kind: oneOf(search.get("kind"), ["basic", "wordLevel", "ensemble"]),
    favourite: search.get("star") === "1",
    period: oneOf(search.get("period"), ["7", "30", "90", "days"]) ?? "all",
    from: day("from"),
    to: day("to"),
    open: search.get("open"),
  };
}

/** The filters in the server's format. */
export function requestOf(view: HistoryView, now: Date) {
  const isDays = view.period === "days";
  const since = new Date(now.getTime() - (Number(view.period) - 1) * 24 * 60 * 60 * 1000);
  const from = isDays ? view.from : view.period === "all" ? "" : isoDay(since.toISOString());
  return {
    ...(view.query.trim() && { query: view.query }),
    ...(view.verdict && { verdict: view.verdict }),
    ...(view.kind && { kind: view.kind }),
    ...(view.favourite && { favourite: "true" as const }),
    ...(from && { from }),
    ...(isDays && view.to && { to: view.to }),
  };
}

export function isNarrowed(view: HistoryView): boolean {
  const { query, verdict, kind, favourite, period } = view;
  return query.trim() !== "" || verdict !== null || kind !== null || favourite || period !== "all";
}

/** The view in the address, so that going back, reloading and bookmarks restore it. */
export function useHistoryView() {
  const [search, setSearch] = useAddressParams();
  const view = useMemo(() => readView(search), [search]);
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, { isStep = false } = {}) => {
      setSearch(
        (next) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: !isStep, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  return { view, change };
}
