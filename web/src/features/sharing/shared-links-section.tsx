import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { SettingsGroup } from "../../shared/ui/settings-group.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { ShareList } from "./share-list.tsx";
import { useShares } from "./use-shares.ts";

/** All links to the user's results. */
export function SharedLinksSection() {
  const { data, isError, refetch } = useShares();
  return (
    <SettingsGroup title="공유 링크">
      {data ? (
        data.length === 0 ? (
          <p className="py-5 text-ink-2">만든 링크가 없어요. 결과 화면의 ‘공유’에서 만들 수 있어요.</p>
        ) : (
          <ShareList shares={data} withTitles />
        )
      ) : isError ? (
        <div className="flex flex-wrap items-center gap-3 py-4">
          <Alert tone="danger" role="alert" className="grow">
            공유 링크를 불러오지 못했어요.
          </Alert>
          <Button size="small" onClick={() => void refetch()}>
            다시 시도
          </Button>
        </div>
      ) : (
        <p role="status" className="flex min-h-16 items-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
    </SettingsGroup>
  );
}
