import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { Button } from "../../shared/ui/button.tsx";
import { saveFile } from "../../shared/ui/save-file.ts";
import { showToast } from "../../shared/ui/toast-store.ts";

/** Lets the server put a shared record on one page, for anybody with its link, and downloads it. */
export function PrintRecordButton({ token }: { token: string }) {
  const print = useMutation({
    mutationFn: async () => {
      const { callForFile, printSharedRecord } = await loadApi();
      return callForFile(printSharedRecord, { token });
    },
    onSuccess: ({ blob, name }) => {
      saveFile(name ?? "geulgyeol-record.pdf", blob);
      showToast("기록의 요약을 PDF로 저장했어요.");
    },
    onError: (error) => showToast(messageFor(error, "PDF를 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.")),
  });
  return (
    <Button size="small" busy={print.isPending} onClick={() => print.mutate()}>
      <FileDown size={16} strokeWidth={1.75} aria-hidden />
      PDF 한 장
    </Button>
  );
}
