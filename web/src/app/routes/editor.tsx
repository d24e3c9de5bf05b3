import { Suspense } from "react";
import { EditorPage } from "../../features/analysis/editor/editor-page.tsx";
import { SelectionToolbar } from "../../features/editing/selection-toolbar.tsx";
import { RecordStatus } from "../../features/records/record-status.tsx";
import { RecordStrip } from "../../features/records/record-strip.tsx";
import { VersionsButton } from "../../features/versions/versions-button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { pageMeta } from "../page-meta.ts";

const RecordPanel = lazyPart(() => import("../../features/records/record-panel.tsx"));

export const meta = () =>
  pageMeta({ title: "에디터", description: "글을 쓰면서 문장마다 결을 확인하고, 고치고, 지난 판을 되살려요." });

export default function Editor() {
  return (
    <>
      <EditorPage
        tools={
          <>
            <VersionsButton />
            <RecordStatus />
          </>
        }
        recordPanel={
          <Suspense>
            <RecordPanel />
          </Suspense>
        }
        strip={<RecordStrip />}
      />
      <SelectionToolbar />
    </>
  );
}
