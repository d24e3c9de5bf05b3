import type { ComponentProps } from "react";
import type { SessionUser } from "../../shared/session/fetch-session.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { Avatar } from "../../shared/ui/avatar.tsx";
import { useMenuOnDemand } from "../../shared/ui/use-menu-on-demand.ts";

const loadMenu = () => import("./user-menu-content.tsx");

/** The user's avatar; its menu is fetched shortly before it is opened. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { data } = useAccount();
  const { Menu, openedByKey, buttonProps } = useMenuOnDemand(loadMenu);
  const drawButton = (props: ComponentProps<"button">) => (
    <button
      type="button"
      aria-label="사용자 메뉴"
      title="사용자 메뉴"
      className="grid size-11 place-items-center rounded-md hover:bg-sunken"
      {...props}
    >
      <Avatar name={user.name} image={data?.user.image} small />
    </button>
  );
  return Menu ? <Menu user={user} button={drawButton({})} openedByKey={openedByKey} /> : drawButton(buttonProps);
}
