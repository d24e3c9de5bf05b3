import type { Webhook } from "@geulgyeol/contract";
import { describeLast } from "@geulgyeol/wording/webhooks";
import { Webhook as WebhookIcon } from "lucide-react";
import { useId, useState } from "react";
import { messageFor } from "../../../../shared/api/api-failure.ts";
import { MESSAGES } from "../../../../shared/copy/messages.ts";
import { AddressText } from "../../../../shared/ui/address-text.tsx";
import { Alert } from "../../../../shared/ui/alert.tsx";
import { Badge } from "../../../../shared/ui/badge.tsx";
import { Button } from "../../../../shared/ui/button.tsx";
import { showToast } from "../../../../shared/ui/toast-store.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { useWebhookAct, type WebhookAct } from "./use-webhooks.ts";

const SAID: Readonly<Record<Extract<WebhookAct, string>, string>> = {
  test: "시험 알림을 보내고 있어요.",
  pause: "웹훅을 멈췄어요.",
  resume: "웹훅을 다시 켰어요.",
};

/** One address with what can be done with it, and its deliveries when they are asked for. */
export function WebhookRow({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { mutate, variables, isPending, error } = useWebhookAct(webhook.id);
  const isOn = webhook.disabledAt === null;
  const doing = isPending ? variables : null;

  function act(what: Extract<WebhookAct, string>) {
    if (what === "test") setOpen(true);
    mutate(what, { onSuccess: () => showToast(SAID[what]) });
  }
  const resend = (id: string) => mutate({ resend: id }, { onSuccess: () => showToast("알림을 다시 보내고 있어요.") });

  const toggle = isOn ? "pause" : "resume";
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <WebhookFacts webhook={webhook} isOn={isOn} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={doing === "test"}
            aria-label={`${webhook.url} 시험 알림`}
            onClick={() => act("test")}
          >
            시험 알림
          </Button>
          <Button
            size="small"
            look={isOpen ? "soft" : "outline"}
            aria-label={`${webhook.url} 알림 기록`}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            기록
          </Button>
          <Button
            size="small"
            busy={doing === toggle}
            aria-label={`${webhook.url} ${isOn ? "멈추기" : "켜기"}`}
            onClick={() => act(toggle)}
          >
            {isOn ? "멈추기" : "켜기"}
          </Button>
          <Button size="small" aria-label={`${webhook.url} 지우기`} onClick={onDelete}>
            지우기
          </Button>
        </div>
      </div>
      {error && (
        <Alert tone="danger" role="alert" className="mt-2">
          {messageFor(error, MESSAGES.saveFailed)}
        </Alert>
      )}
      <div id={listId} hidden={!isOpen} className="mt-2 rounded-md bg-sunken px-4 py-1">
        {isOpen && (
          <DeliveryList
            webhook={webhook}
            resending={doing !== null && typeof doing === "object" ? doing.resend : null}
            onResend={resend}
          />
        )}
      </div>
    </li>
  );
}

function WebhookFacts({ webhook: { url, lastDelivery }, isOn }: { webhook: Webhook; isOn: boolean }) {
  return (
    <div className="min-w-0 grow basis-72">
      <p className="flex items-start gap-2 font-semibold">
        <WebhookIcon size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
        <AddressText address={url} />
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-note text-ink-3 tabular-nums">
        <Badge tone={isOn ? "success" : "line"}>{isOn ? "켜짐" : "멈춤"}</Badge>
        {describeLast(lastDelivery)}
      </p>
      {!isOn && (
        <p className="text-note text-ink-2">멈춘 동안 끝난 묶음은 알리지 않아요. 켜거나 알림을 보내면 다시 시작해요.</p>
      )}
    </div>
  );
}
