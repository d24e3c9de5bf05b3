import { screen } from "@testing-library/react";
import { DropdownMenu } from "radix-ui";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page.tsx";
import { toasts } from "./toast-store.ts";
import { useFirstEntryFocus } from "./use-first-entry-focus.ts";
import { type OnDemandMenuProps, useMenuOnDemand } from "./use-menu-on-demand.ts";

interface MenuProps extends OnDemandMenuProps {
  readonly button: ReactElement;
}

function Menu({ button, openedByKey }: MenuProps) {
  const onFocus = useFirstEntryFocus(openedByKey);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content onFocus={onFocus}>
          <DropdownMenu.Item>첫째</DropdownMenu.Item>
          <DropdownMenu.Item>둘째</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Page({ load }: { load: () => Promise<{ default: typeof Menu }> }) {
  const { Menu: Loaded, openedByKey, buttonProps } = useMenuOnDemand(load);
  if (Loaded) return <Loaded button={<button type="button">메뉴</button>} openedByKey={openedByKey} />;
  return (
    <button type="button" {...buttonProps}>
      메뉴
    </button>
  );
}

describe("useMenuOnDemand", () => {
  it("loads the menu on hover and opens it on click", async () => {
    const load = vi.fn(async () => ({ default: Menu }));
    const { user } = renderPage(<Page load={load} />);
    const button = screen.getByRole("button", { name: "메뉴" });
    expect(load).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-haspopup")).toBe("menu");
    await user.hover(button);
    expect(load).toHaveBeenCalled();
    expect(screen.queryByRole("menu")).toBeNull();
    await user.click(button);
    expect(await screen.findByRole("menu")).toBeTruthy();
  });

  it("opens the menu after loading when it was clicked before", async () => {
    let arrive = (_: { default: typeof Menu }) => {};
    const part = new Promise<{ default: typeof Menu }>((resolve) => {
      arrive = resolve;
    });
    const { user } = renderPage(<Page load={() => part} />);
    await user.click(screen.getByRole("button", { name: "메뉴" }));
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "메뉴" }));
    arrive({ default: Menu });
    expect(await screen.findByRole("menu")).toBeTruthy();
  });

  it("focuses the first entry when opened by key; Escape returns focus", async () => {
    const { user } = renderPage(<Page load={async () => ({ default: Menu })} />);
    await user.tab();
    await user.keyboard("{Enter}");
    await screen.findByRole("menu");
    expect(document.activeElement?.textContent).toBe("첫째");
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("둘째");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "메뉴" }));
  });

  it("shows an error when loading fails and retries on the next click", async () => {
    const load = vi.fn<() => Promise<{ default: typeof Menu }>>().mockRejectedValue(new Error("offline"));
    const { user } = renderPage(<Page load={load} />);
    await user.click(screen.getByRole("button", { name: "메뉴" }));
    expect(toasts.get().at(-1)?.text).toBe("메뉴를 열지 못했어요. 잠시 뒤 다시 시도해 주세요.");
    load.mockResolvedValue({ default: Menu });
    await user.click(screen.getByRole("button", { name: "메뉴" }));
    expect(await screen.findByRole("menu")).toBeTruthy();
  });
});
