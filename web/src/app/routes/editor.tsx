import { EditorPage } from "../../features/analysis/editor/editor-page.tsx";
import { SelectionToolbar } from "../../features/editing/selection-toolbar.tsx";
import { RecordButton } from "../../features/records/record-button.tsx";
import { VersionsButton } from "../../features/versions/versions-button.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({ title: "에디터", description: "글을 쓰면서 문장마다 결을 확인하고, 고치고, 지난 판을 되살려요." });

export default function Editor() {
  return (
    <>
      <EditorPage
        tools={
          <>
            <VersionsButton />
            <RecordButton />
          </>
        }
      />
      <SelectionToolbar />
    </>
  );
}
