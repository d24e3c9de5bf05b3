import type { ListedDelivery, Webhook } from "@geulgyeol/contract";
import { adviseDelivery, describeDelivery, EVENT_NAMES, nameState } from "@geulgyeol/wording/webhooks";
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from "lucide-react";
import { Button } from "../../../../shared/ui/button.tsx";
import { Spinner } from "../../../../shared/ui/spinner.tsx";
import { useDeliveries } from "./use-webhooks.ts";

interface DeliveryListProps {
  readonly webhook: Webhook;
  /** Id of the delivery that is being sent again. */
  readonly resending: string | null;
  readonly onResend: (id: string) => void;
}

/** What became of the newest events of a webhook, each of which can be sent again. */
export function DeliveryList({ webhook, resending, onResend }: DeliveryListProps) {
  const { data, isError, refetch } = useDeliveries(webhook);
  if (data === undefined) {
    return isError ? (
      <div className="flex flex-wrap items-center gap-3 py-2 text-note text-ink-2">
        <p role="alert">알림 기록을 불러오지 못했어요.</p>
        <Button size="small" onClick={() => void refetch()}>
          다시 시도
        </Button>
      </div>
    ) : (
      <p role="status" className="flex items-center gap-2.5 py-2 text-note text-ink-2">
        <Spinner /> 불러오고 있어요
      </p>
    );
  }
  if (data.deliveries.length === 0) {
    return <p className="py-2 text-note text-ink-2">지난 일주일 동안 보낸 알림이 없어요.</p>;
  }
  return (
    <ul aria-label="최근 알림">
      {data.deliveries.map((delivery) => (
        <li
          key={delivery.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0"
        >
          <DeliveryFacts delivery={delivery} isOn={webhook.disabledAt === null} />
          <Button
            size="small"
            busy={resending === delivery.id}
            aria-label={`${EVENT_NAMES[delivery.type]} 다시 보내기`}
            onClick={() => onResend(delivery.id)}
          >
            다시 보내기
          </Button>
        </li>
      ))}
    </ul>
  );
}

const LOOKS: Readonly<Record<ListedDelivery["state"], { readonly icon: LucideIcon; readonly style: string }>> = {
  waiting: { icon: Clock, style: "text-ink-2" },
  delivered: { icon: CircleCheck, style: "text-success" },
  failed: { icon: CircleAlert, style: "text-danger" },
};

function DeliveryFacts({ delivery, isOn }: { delivery: ListedDelivery; isOn: boolean }) {
  const { icon: Icon, style } = LOOKS[delivery.state];
  const advice = adviseDelivery(delivery);
  return (
    <div className="min-w-0 grow basis-44">
      <p className="flex flex-wrap items-center gap-x-2.5 text-note font-semibold">
        <span className={`inline-flex items-center gap-1.5 ${style}`}>
          <Icon size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
          {nameState(delivery, { isOn })}
        </span>
        <span>{EVENT_NAMES[delivery.type]}</span>
      </p>
      <p className="text-note text-ink-3 tabular-nums">{describeDelivery(delivery, { isOn })}</p>
      {advice && <p className="text-note text-ink-2">{advice}</p>}
    </div>
  );
}
