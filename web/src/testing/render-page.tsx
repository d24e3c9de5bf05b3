import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { type Mock, vi } from "vitest";
import { type AppDialogs, AppDialogsContext } from "../shared/dialogs/app-dialogs.ts";
import { Announcer } from "../shared/ui/announcer.tsx";

function ShownAddress() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const makeClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });

/** Renders a page inside the providers of the app, at `path`. */
export function renderPage(
  page: ReactNode,
  { path = "/dashboard", client = makeClient() }: { path?: string; client?: QueryClient } = {},
) {
  const dialogs = {
    openLogin: vi.fn(),
    openInsufficientCredits: vi.fn(),
    openProRequired: vi.fn(),
    openEdit: vi.fn(),
    openShare: vi.fn(),
    openBatch: vi.fn(),
  } satisfies Record<keyof AppDialogs, Mock>;
  const view = render(
    <QueryClientProvider client={client}>
      <AppDialogsContext value={dialogs}>
        <MemoryRouter initialEntries={[path]}>
          {page}
          <ShownAddress />
        </MemoryRouter>
        <Announcer />
      </AppDialogsContext>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup(), dialogs, client };
}
