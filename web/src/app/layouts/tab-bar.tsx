import { NavLink } from "react-router";
import { TABS } from "./navigation.ts";

export function TabBar() {
  return (
    <nav
      aria-label="주요 메뉴"
      className="docked tab-bar fixed inset-x-0 bottom-0 z-20 grid grid-cols-6 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {TABS.map(({ path, name, icon: Icon }) => (
        <NavLink
          key={path}
          to={path}
          className="relative flex h-(--tabbar-h) flex-col items-center justify-center gap-0.75 text-label leading-tight font-medium text-ink-3 before:absolute before:-top-px before:h-0.5 before:w-8 aria-[current=page]:font-bold aria-[current=page]:text-accent aria-[current=page]:before:bg-accent forced-colors:aria-[current=page]:underline"
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
