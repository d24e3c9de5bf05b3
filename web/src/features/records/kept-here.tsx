import { LockKeyhole } from "lucide-react";
import { Link } from "react-router";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

/** What leaves the device while a record is on, always in the same words. */
export function KeptHere({ isStamped }: { isStamped: boolean }) {
  return (
    <p className="flex items-start gap-2.25 text-note text-ink-2">
      <LockKeyhole size={16} strokeWidth={1.75} className="mt-0.75 shrink-0" aria-hidden />
      <span>
        기록은 이 기기에만 있어요.{" "}
        {isStamped
          ? "서버에는 1분마다 글 지문(해시)만 보내요. "
          : "서버에는 아무것도 보내지 않고, 시각은 이 기기의 시계를 따라요. "}
        <Link to="/guide#writing-record" className={TEXT_LINK}>
          무엇이 남나요
        </Link>
      </span>
    </p>
  );
}
