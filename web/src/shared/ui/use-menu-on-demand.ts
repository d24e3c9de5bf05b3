import { type ComponentType, type MouseEvent, useState } from "react";
import { showToast } from "./toast-store.ts";

/** Props of the menu: it opens when first rendered. */
export interface OnDemandMenuProps {
  /** It was first opened by keyboard, so the first entry takes the focus. */
  readonly openedByKey: boolean;
}

interface MenuOnDemand<Props> {
  /** The menu with its button, once requested; before that only the button is rendered. */
  readonly Menu: ComponentType<Props> | null;
  readonly openedByKey: boolean;
  /** Props of the button shown until then. */
  readonly buttonProps: {
    readonly "aria-haspopup": "menu";
    readonly "aria-expanded": false;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * Fetches a menu when it is likely to be opened, on hover or focus of its button. After an early click it opens as soon
 * as it is loaded.
 */
export function useMenuOnDemand<Props extends OnDemandMenuProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): MenuOnDemand<Props> {
  const [menu, setMenu] = useState<{ Menu: ComponentType<Props>; openedByKey: boolean } | null>(null);
  // A failure here is reported on click.
  const warm = () => void load().catch(() => undefined);
  async function open(event: MouseEvent) {
    // A click without pointer events comes from the keyboard.
    const openedByKey = event.detail === 0;
    try {
      setMenu({ Menu: (await load()).default, openedByKey });
    } catch {
      showToast("메뉴를 열지 못했어요. 잠시 뒤 다시 시도해 주세요.");
    }
  }
  return {
    Menu: menu?.Menu ?? null,
    openedByKey: menu?.openedByKey ?? false,
    buttonProps: {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onPointerEnter: warm,
      onFocus: warm,
      onClick: (event) => void open(event),
    },
  };
}
