import { GraduationCap, History, type LucideIcon, MessagesSquare, PenLine, ScanText, Settings } from "lucide-react";

interface Tab {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
}

/** The six main pages of the app, in the order of sidebar and tab bar. */
export const TABS: readonly Tab[] = [
  { path: "/dashboard", name: "분석", icon: ScanText },
  { path: "/editor", name: "에디터", icon: PenLine },
  { path: "/history", name: "기록", icon: History },
  { path: "/classes", name: "수업", icon: GraduationCap },
  { path: "/community", name: "커뮤니티", icon: MessagesSquare },
  { path: "/settings", name: "설정", icon: Settings },
];

/** In the header of the public pages. */
export const HEADER_LINKS = [
  { path: "/guide", name: "읽는 방법" },
  { path: "/accuracy", name: "정확도" },
  { path: "/pricing", name: "요금제" },
  { path: "/community", name: "커뮤니티" },
] as const;

/** In the footer of the public pages. The law requires a prominent link to the privacy policy. */
export const FOOTER_LINKS = [
  { path: "/accuracy", name: "정확도", isStrong: false },
  { path: "/compare", name: "결 비교", isStrong: false },
  { path: "/verify-record", name: "작성 기록 확인", isStrong: false },
  { path: "/docs/api", name: "API", isStrong: false },
  { path: "/pupils", name: "학생·보호자 안내", isStrong: false },
  { path: "/terms", name: "이용약관", isStrong: false },
  { path: "/privacy", name: "개인정보 처리방침", isStrong: true },
  { path: "/contact", name: "문의하기", isStrong: false },
] as const;
