import { API_KEYS_PER_USER, type ApiKey, type ApiScope } from "@geulgyeol/contract";
import { formatDateTime, formatDay } from "@geulgyeol/wording";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useProGate } from "../../../../shared/dialogs/use-pro-gate.ts";
import { ProMark } from "../../../../shared/session/pro-mark.tsx";
import { useIsForPro } from "../../../../shared/session/use-is-for-pro.ts";
import { Alert } from "../../../../shared/ui/alert.tsx";
import { Badge } from "../../../../shared/ui/badge.tsx";
import { Button } from "../../../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../../../shared/ui/settings-group.tsx";
import { TEXT_LINK } from "../../../../shared/ui/surfaces.ts";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { RevokeKeyDialog } from "./revoke-key-dialog.tsx";
import { useApiKeys } from "./use-api-keys.ts";

const SCOPE_NAMES: Readonly<Record<ApiScope, string>> = {
  analyse: "분석",
  "read-history": "기록 읽기",
  sandbox: "시험",
};

/** Keys with which programs analyse texts for their owner. */
export function ApiKeysSection() {
  const { keys, isError, retry } = useApiKeys();
  const isForPro = useIsForPro();
  const [creating, setCreating] = useState<"key" | "sandbox" | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  if (isError) {
    return (
      <SettingsGroup title="API 키">
        <div className="flex flex-wrap items-center gap-3 py-4">
          <Alert tone="danger" role="alert" className="grow">
            API 키를 불러오지 못했어요.
          </Alert>
          <Button size="small" onClick={retry}>
            다시 시도
          </Button>
        </div>
      </SettingsGroup>
    );
  }
  if (keys === null) return null;
  const isFull = keys.length >= API_KEYS_PER_USER;
  return (
    <SettingsGroup title="API 키">
      <NewKeyRow isFull={isFull} onCreate={setCreating} />
      {isFull && (
        <p className="pb-3 text-note text-ink-3">
          키는 {API_KEYS_PER_USER}개까지 만들 수 있어요. 쓰지 않는 키를 먼저 폐기해 주세요.
        </p>
      )}
      {isForPro && keys.length > 0 && (
        <Alert tone="warn" className="mb-3">
          Pro를 이용하지 않는 동안에는 키를 쓸 수 없어요. 다시 시작하면 그대로 쓸 수 있어요.
        </Alert>
      )}
      {keys.length > 0 && <KeyList keys={keys} onRevoke={setRevoking} />}
      {creating && <CreateKeyDialog isSandbox={creating === "sandbox"} onClose={() => setCreating(null)} />}
      {revoking && <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </SettingsGroup>
  );
}

function NewKeyRow({ isFull, onCreate }: { isFull: boolean; onCreate: (what: "key" | "sandbox") => void }) {
  const throughProGate = useProGate();
  return (
    <SettingsRow
      name={
        <span className="flex items-center gap-2">
          프로그램에서 쓰기 <ProMark>Pro 전용</ProMark>
        </span>
      }
      help={
        <>
          내 프로그램이나 스크립트에서 글을 분석할 수 있어요.{" "}
          <Link to="/docs/api" className={TEXT_LINK}>
            사용법 보기
          </Link>
        </>
      }
    >
      <span className="flex flex-wrap gap-2">
        <Button size="small" look="ghost" disabled={isFull} onClick={() => onCreate("sandbox")}>
          시험 키
        </Button>
        <Button
          size="small"
          disabled={isFull}
          onClick={() => throughProGate({ action: "useApiKeys", feature: "apiKeys", proceed: () => onCreate("key") })}
        >
          키 만들기
        </Button>
      </span>
    </SettingsRow>
  );
}

function KeyList({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  return (
    <ul className="border-t border-line">
      {keys.map((key) => (
        <li key={key.id} className="border-t border-line first:border-t-0">
          <SettingsRow name={<KeyName apiKey={key} />} help={<KeyFacts apiKey={key} />}>
            <Button size="small" aria-label={`${key.name} 폐기`} onClick={() => onRevoke(key)}>
              폐기
            </Button>
          </SettingsRow>
        </li>
      ))}
    </ul>
  );
}

function KeyName({ apiKey: { name, prefix, isExpired } }: { apiKey: ApiKey }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <KeyRound size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      <span className="min-w-0 break-all">{name}</span>
      <code className="text-note font-normal text-ink-2">{prefix}…</code>
      {isExpired && <Badge tone="line">기간 끝남</Badge>}
    </span>
  );
}

function KeyFacts({ apiKey: { scopes, createdAt, lastUsedAt, expiresAt, isExpired } }: { apiKey: ApiKey }) {
  const facts = [
    scopes.map((scope) => SCOPE_NAMES[scope]).join("·"),
    `${formatDay(createdAt)}에 만듦`,
    lastUsedAt === null ? "쓴 적 없음" : `${formatDateTime(lastUsedAt)}쯤 마지막으로 사용`,
    expiresAt === null ? "기한 없음" : `${formatDay(expiresAt)}${isExpired ? "에 끝남" : "까지"}`,
  ];
  return facts.join(" · ");
}
