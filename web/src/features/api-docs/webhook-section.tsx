import { WEBHOOK_RETRY_MS, WEBHOOK_SENDS_PER_MINUTE } from "@geulgyeol/contract";
import { Link } from "react-router";
import { DocumentSection } from "../../shared/ui/document-page.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CodeBlock } from "./code-block.tsx";
import type { Language } from "./code-examples.ts";
import { RECEIVER_EXAMPLES } from "./receiver-examples.ts";

/** How a receiver of events checks and answers them. */
export function WebhookSection({ language }: { language: Language }) {
  // A shell has no server.
  const shown = language === "curl" ? "JavaScript" : language;
  return (
    <DocumentSection title="웹훅 확인하기">
      <p>
        알림은{" "}
        <a href="https://www.standardwebhooks.com" className={TEXT_LINK}>
          Standard Webhooks
        </a>{" "}
        방식으로 서명해요. 받으면 서명과 시각을 확인하고, 5분 넘게 지난 알림과{" "}
        <code className="whitespace-nowrap">webhook-id</code>가 같은 알림은 버려 주세요. 아래 예제는 웹훅을 만들 때 받은{" "}
        <code>secret</code>을 <code>WEBHOOK_SECRET</code> 환경 변수에서 읽어요. <code>@geulgyeol/client</code>의{" "}
        <code>verifyWebhook</code>도 같은 일을 해요.
      </p>
      <CodeBlock name={`알림 받기 (${shown})`} code={RECEIVER_EXAMPLES[shown]} />
      <p>
        10초 안에 2xx로 답해 주세요. 답하지 않으면 하루 동안 {WEBHOOK_RETRY_MS.length}번 더 알리고, 그동안 다른 알림도
        받지 않았으면 웹훅을 꺼요. 410으로 답하면 바로 꺼요. 멈추거나 꺼져 있는 동안 끝난 묶음은 나중에 알리지 않아요.
      </p>
      <p>
        웹훅은{" "}
        <Link to="/settings" className={TEXT_LINK}>
          설정
        </Link>
        에서도 만들고, 시험하고, 알림이 어떻게 됐는지 볼 수 있어요. 시험과 다시 보내기는 합쳐서 1분에{" "}
        {WEBHOOK_SENDS_PER_MINUTE}번까지 할 수 있고, 알림은 일주일 동안 보관해요.
      </p>
    </DocumentSection>
  );
}
