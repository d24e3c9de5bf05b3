import { Link } from "react-router";
import { Logo } from "../../shared/ui/logo.tsx";

export function PublicFooter() {
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-6 pb-9 text-note text-ink-3">
      <Logo small />
      <span>글의 결을 읽다</span>
      <nav aria-label="약관과 문의" className="flex flex-wrap gap-x-5 sm:ml-auto">
        <Link to="/accuracy" className="flex min-h-11 items-center hover:underline">
          정확도
        </Link>
        <Link to="/terms" className="flex min-h-11 items-center hover:underline">
          이용약관
        </Link>
        <Link to="/privacy" className="flex min-h-11 items-center font-bold text-ink-2 hover:underline">
          개인정보 처리방침
        </Link>
        <Link to="/contact" className="flex min-h-11 items-center hover:underline">
          문의하기
        </Link>
      </nav>
    </footer>
  );
}
