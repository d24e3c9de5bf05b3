import { useNavigate } from "react-router";
import { writeDraft } from "../../../shared/draft/draft-store.ts";
import { openBatch } from "../batch/open-batch.ts";
import TextTools from "../text-tools.tsx";
import type { Workbench } from "../workbench/use-workbench.ts";

/** Tools for texts that are too long or contain several answers. Their table is on the analysis page. */
export default function EditorTextTools({ workbench, text }: { workbench: Workbench; text: string }) {
  const navigate = useNavigate();
  return (
    <TextTools
      text={text}
      count={workbench.count}
      caller={workbench.caller}
      source={workbench.file.source}
      kind={workbench.kind}
      onText={(passage) => writeDraft(passage, "other")}
      onBatch={(batch) => {
        void openBatch(batch);
        void navigate("/dashboard");
      }}
    />
  );
}
