import { History, type LucideIcon, MessagesSquare, PenLine, ScanText, Settings } from "lucide-react";

interface Tab {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
}

/** The five places of the app, in the order of sidebar and tab bar. */
export const TABS: readonly Tab[] = [
  { path: "/dashboard", name: "분석", icon: ScanText },
  { path: "/editor", name: "에디터", icon: PenLine },
  { path: "/history", name: "기록", icon: History },
  { path: "/community", name: "커뮤니티", icon: MessagesSquare },
  { path: "/settings", name: "설정", icon: Settings },
];

export const PUBLIC_LINKS = [
  { path: "/guide", name: "읽는 방법" },
  { path: "/pricing", name: "요금제" },
  { path: "/community", name: "커뮤니티" },
] as const;
