import { WEBHOOKS_PER_USER, type Webhook } from "@geulgyeol/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useProGate } from "../../../../shared/dialogs/use-pro-gate.ts";
import { ProMark } from "../../../../shared/session/pro-mark.tsx";
import { Alert } from "../../../../shared/ui/alert.tsx";
import { Button } from "../../../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../../../shared/ui/settings-group.tsx";
import { TEXT_LINK } from "../../../../shared/ui/surfaces.ts";
import { CreateWebhookDialog } from "./create-webhook-dialog.tsx";
import { DeleteWebhookDialog } from "./delete-webhook-dialog.tsx";
import { useWebhooks } from "./use-webhooks.ts";
import { WebhookRow } from "./webhook-row.tsx";

/** Addresses of the user's programs that are told when a batch is judged. */
export default function WebhooksSection() {
  const { webhooks, isError, retry } = useWebhooks();
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  if (isError) {
    return (
      <SettingsGroup title="웹훅">
        <div className="flex flex-wrap items-center gap-3 py-4">
          <Alert tone="danger" role="alert" className="grow">
            웹훅을 불러오지 못했어요.
          </Alert>
          <Button size="small" onClick={retry}>
            다시 시도
          </Button>
        </div>
      </SettingsGroup>
    );
  }
  if (webhooks === null) return null;
  const isFull = webhooks.length >= WEBHOOKS_PER_USER;
  return (
    <SettingsGroup title="웹훅">
      <NewWebhookRow isFull={isFull} onCreate={() => setCreating(true)} />
      {isFull && (
        <p className="pb-3 text-note text-ink-3">
          웹훅은 {WEBHOOKS_PER_USER}개까지 만들 수 있어요. 쓰지 않는 것을 먼저 지워 주세요.
        </p>
      )}
      {webhooks.length > 0 && (
        <ul>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onDelete={() => setDeleting(webhook)} />
          ))}
        </ul>
      )}
      {isCreating && <CreateWebhookDialog onClose={() => setCreating(false)} />}
      {deleting && <DeleteWebhookDialog webhook={deleting} onClose={() => setDeleting(null)} />}
    </SettingsGroup>
  );
}

function NewWebhookRow({ isFull, onCreate }: { isFull: boolean; onCreate: () => void }) {
  const throughProGate = useProGate();
  return (
    <SettingsRow
      name={
        <span className="flex items-center gap-2">
          내 서버로 알림 받기 <ProMark>Pro 전용</ProMark>
        </span>
      }
      help={
        <>
          API로 맡긴 묶음의 글을 모두 판단하면 정한 주소로 알려 드려요.{" "}
          <Link to="/docs/api" className={TEXT_LINK}>
            사용법 보기
          </Link>
        </>
      }
    >
      <Button
        size="small"
        disabled={isFull}
        onClick={() => throughProGate({ action: "useApiKeys", feature: "webhooks", proceed: onCreate })}
      >
        웹훅 만들기
      </Button>
    </SettingsRow>
  );
}
