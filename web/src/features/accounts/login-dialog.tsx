import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { Link, useLocation } from "react-router";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TickList } from "../../shared/ui/icon-list.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { withNext } from "./next-path.ts";
import { SocialSignIn } from "./social-sign-in.tsx";

const AFTER_LOGIN = "/dashboard";

/** Shown when a visitor does something that needs an account. The draft stays in this tab. */
export default function LoginDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const next = pathname === "/" ? AFTER_LOGIN : pathname;
  return (
    <Dialog
      open
      onClose={onClose}
      title="로그인이 필요해요"
      description="로그인하면 쓰던 글을 이어서 분석할 수 있어요."
    >
      <div className="mt-5.5 mb-5 flex flex-col gap-2.5">
        <SocialSignIn callbackPath={AFTER_LOGIN} />
        <ButtonLink to={withNext("/login", next)} full className="h-12 rounded-lg" onClick={onClose}>
          이메일로 로그인
        </ButtonLink>
      </div>
      <div className="border-t border-line pt-4.5">
        <p className="mb-2.5 text-note font-semibold">가입하면 이런 점이 좋아요</p>
        <TickList
          items={[`매일 ${FREE_DAILY_CREDITS}회 무료 분석`, "분석 기록 저장", "상세 분석 보고서와 개선 제안"]}
        />
      </div>
      <p className="mt-5 text-center text-note text-ink-2">
        처음이신가요?{" "}
        <Link to={withNext("/signup", next)} onClick={onClose} className={TEXT_LINK}>
          회원가입
        </Link>
      </p>
    </Dialog>
  );
}
