import type { AnalysisKind, AnalysisSource, Caller } from "@geulgyeol/contract";
import { useNavigate } from "react-router";
import { writeDraft } from "../../../shared/draft/draft-store.ts";
import { useBatch } from "../batch/use-batch.ts";
import TextTools from "../text-tools.tsx";

interface EditorTextToolsProps {
  readonly text: string;
  readonly count: number;
  readonly caller: Caller;
  readonly source: AnalysisSource;
  readonly kind: AnalysisKind;
}

/** The tools for texts that are too long or hold several answers. Their table stands on the analysis page. */
export default function EditorTextTools(props: EditorTextToolsProps) {
  const { runner } = useBatch();
  const navigate = useNavigate();
  return (
    <TextTools
      {...props}
      onText={(passage) => writeDraft(passage, "other")}
      onBatch={(batch) => {
        runner.open(batch);
        void navigate("/dashboard");
      }}
    />
  );
}
