import type { Batch } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { useMutation } from "@tanstack/react-query";
import { Archive, Table, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { dropUploads } from "../../shared/batches/batch-uploads.ts";
import { useBatchChanges } from "../../shared/batches/use-batches.ts";
import { useProGate } from "../../shared/dialogs/use-pro-gate.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { saveFile } from "../../shared/ui/save-file.ts";
import { showToast } from "../../shared/ui/toast-store.ts";

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type Export = "csv" | "xlsx" | "zip";

/** What can be taken out of a batch, and its deletion. */
export function BatchActions({ batch }: { batch: Batch }) {
  const throughProGate = useProGate();
  const [isAsking, setAsking] = useState<"table" | "delete" | null>(null);
  const save = useSaveExport(batch, () => setAsking(null));
  const hasResults = batch.texts.judged > 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" disabled={batch.texts.all === 0} onClick={() => setAsking("table")}>
        <Table {...ICON} />
        표로 받기
      </Button>
      <Button
        size="small"
        disabled={!hasResults}
        busy={save.isPending && save.variables === "zip"}
        onClick={() => throughProGate({ action: "printReport", feature: "report", proceed: () => save.mutate("zip") })}
      >
        <Archive {...ICON} />
        PDF 묶음
      </Button>
      <Button size="small" look="ghost" onClick={() => setAsking("delete")}>
        <Trash2 {...ICON} />
        지우기
      </Button>
      <Dialog
        open={isAsking === "table"}
        onClose={() => setAsking(null)}
        title="표로 받기"
        description="번호순으로 모든 글을 담아요. 판단을 미룬 글에는 숫자를 적지 않아요."
      >
        <div className="mt-5 grid grid-cols-2 gap-2">
          {(["xlsx", "csv"] as const).map((format) => (
            <Button
              key={format}
              look={format === "xlsx" ? "primary" : "outline"}
              busy={save.isPending && save.variables === format}
              onClick={() => save.mutate(format)}
            >
              {format === "xlsx" ? "엑셀 (XLSX)" : "CSV"}
            </Button>
          ))}
        </div>
      </Dialog>
      {isAsking === "delete" && <DeleteDialog batch={batch} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** Downloads a file made by the server, named after the batch. */
function useSaveExport({ id, name }: Batch, onSaved: () => void) {
  return useMutation({
    mutationFn: async (kind: Export) => {
      const { callForFile, exportBatchReports, exportBatchTable } = await loadApi();
      return kind === "zip"
        ? callForFile(exportBatchReports, { id })
        : callForFile(exportBatchTable, { id, format: kind });
    },
    onSuccess: ({ blob }, kind) => {
      saveFile(`${name.replace(/[\\/:*?"<>|]/g, "_")}.${kind}`, blob);
      showToast(kind === "zip" ? "PDF를 모두 저장했어요." : "표를 저장했어요.");
      onSaved();
    },
    onError: (error) => showToast(messageFor(error, "파일을 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.")),
  });
}

function DeleteDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const { remove } = useBatchChanges(batch.id);
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      title="이 묶음을 지울까요?"
      description={`글 ${formatCount(batch.texts.all)}편과 결과를 모두 지워요. 되돌릴 수 없어요.`}
    >
      {remove.error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(remove.error, "지우지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>그대로 두기</Button>
        <Button
          look="danger"
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                dropUploads(({ batchId }) => batchId === batch.id);
                showToast("묶음을 지웠어요.");
                void navigate("/batches");
              },
            })
          }
        >
          모두 지우기
        </Button>
      </div>
    </Dialog>
  );
}
