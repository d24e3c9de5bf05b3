import { knownOf } from "@geulgyeol/wording/records";
import { useState } from "react";
import { useCaller } from "../../shared/session/use-caller.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Switch } from "../../shared/ui/switch.tsx";
import { KeptHere } from "./kept-here.tsx";
import type { Attempt } from "./record-panel.tsx";
import { beginRecording } from "./recording.ts";

/** What a record is, before one is started. */
export function NewRecord({ attempt }: { attempt: Attempt }) {
  const isSignedIn = useCaller() !== "anonymous";
  const [wantsStamps, setWantsStamps] = useState(true);
  const isStamped = wantsStamps && isSignedIn;
  const { can, cannot } = knownOf({ hasText: true, isStamped, hasName: false });
  return (
    <section aria-labelledby="new-record" className="px-5 py-5 sm:px-7">
      <h2 id="new-record" className="text-title-3 font-heading">
        내가 썼다는 기록을 남겨요
      </h2>
      <p className="mt-1 text-ink-2">
        켜 두고 쓰면 언제 쓰고, 고치고, 붙여 넣었는지 남아요. 다 쓰면 링크로 보여 줄 수 있어요.
      </p>
      <Button look="primary" className="mt-4" onClick={() => attempt(() => beginRecording(isStamped))}>
        작성 기록 켜기
      </Button>
      <div className="mt-3">
        <Switch
          label="서버가 시각 인증하기"
          checked={isStamped}
          disabled={!isSignedIn}
          {...(!isSignedIn && { help: "로그인하면 쓸 수 있어요." })}
          onChange={setWantsStamps}
        />
        {!isSignedIn && <p className="text-note text-ink-3">로그인하면 서버가 시각을 인증해요.</p>}
      </div>
      <div className="mt-3">
        <KeptHere isStamped={isStamped} />
      </div>
      <div className="mt-5 grid gap-4 border-t border-line pt-4 text-note">
        <Lines title="알 수 있는 것" lines={can} />
        <Lines title="알 수 없는 것" lines={cannot} />
      </div>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="font-heading">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-ink-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2 before:text-ink-3 before:content-['–']">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
