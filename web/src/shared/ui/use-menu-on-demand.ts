import { type ComponentType, type MouseEvent, useState } from "react";
import { showToast } from "./toast-store.ts";

/** What the menu must take: it opens when it is first drawn. */
export interface OnDemandMenuProps {
  /** The first opening came from the keyboard, so that the first entry takes the focus. */
  readonly openedByKey: boolean;
}

interface MenuOnDemand<Props> {
  /** The menu with its button, once it has been asked for; before that the page draws the button alone. */
  readonly Menu: ComponentType<Props> | null;
  readonly openedByKey: boolean;
  /** Of the button that stands there until then. */
  readonly buttonProps: {
    readonly "aria-haspopup": "menu";
    readonly "aria-expanded": false;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * Fetches a menu when somebody is about to open it: with a pointer over its button or the focus on it. A click that comes
 * before it is there opens it as soon as it is.
 */
export function useMenuOnDemand<Props extends OnDemandMenuProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): MenuOnDemand<Props> {
  const [menu, setMenu] = useState<{ Menu: ComponentType<Props>; openedByKey: boolean } | null>(null);
  // What fails here is told when it is clicked.
  const warm = () => void load().catch(() => undefined);
  async function open(event: MouseEvent) {
    // A click without presses of a button is the keyboard's.
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
