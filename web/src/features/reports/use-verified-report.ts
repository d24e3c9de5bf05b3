import type { VerifiedReport } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { codeOf } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";

export type Verification =
  | { readonly status: "loading" }
  | { readonly status: "unknown" }
  | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void }
  | { readonly status: "found"; readonly report: VerifiedReport };

/** The stored content of the report with this code; `unknown` if the code does not exist. */
export function useVerifiedReport(code: string): Verification {
  const { data, error, refetch } = useQuery({
    queryKey: ["verified-report", code],
    queryFn: async ({ signal }) => {
      const { callEndpoint, verifyReport } = await loadApi();
      return callEndpoint(verifyReport, { code }, { signal });
    },
    retry: (count, failure) => count < 1 && codeOf(failure) === null,
  });
  if (data) return { status: "found", report: data };
  if (!error) return { status: "loading" };
  return codeOf(error) === "NOT_FOUND"
    ? { status: "unknown" }
    : { status: "failed", error, retry: () => void refetch() };
}
