import { CLOCK_TOLERANCE_MS, SESSION_PAUSE_MS } from "@geulgyeol/records";
import { formatMinutes } from "@geulgyeol/wording/records";

const MINUTE_MS = 60_000;

/** What the check does. */
export function HowChecked() {
  return (
    <div className="text-note text-ink-2">
      <h2 className="mb-2 text-lead font-heading text-ink">어떻게 확인했나요</h2>
      <ol className="flex max-w-(--read-max) list-decimal flex-col gap-1.5 pl-5">
        <li>글자를 치고 지울 때마다 기록이 하나씩 생기고, 기록마다 앞의 기록과 이어지는 지문(해시)이 있어요.</li>
        <li>이 브라우저가 모든 지문을 처음부터 다시 계산했어요. 하나라도 고치거나 빼거나 끼워 넣으면 맞지 않아요.</li>
        <li>
          서버는 쓰는 동안 1분마다 그때의 지문을 받아 시각을 적어 두었어요. 그 시각을 서버에 물어 비교했고, 기록의
          시각과 {formatMinutes(CLOCK_TOLERANCE_MS / MINUTE_MS)} 넘게 다르면 맞지 않는다고 알려 드려요.
        </li>
        <li>
          쓴 시간은 글이 한 번이라도 바뀐 분만 세요. {formatMinutes(SESSION_PAUSE_MS / MINUTE_MS)} 넘게 쉬면 다음 회로
          나눠요.
        </li>
      </ol>
    </div>
  );
}
