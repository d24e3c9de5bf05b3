import { formatOf } from "@geulgyeol/documents/formats";
import { FileClock } from "lucide-react";
import { Link } from "react-router";
import { fileOfDraft } from "../../../shared/files/latest-file.ts";
import { TEXT_LINK } from "../../../shared/ui/surfaces.ts";

/** The way to what the file of the draft says about itself; nothing for other kinds of file. */
export function FileFactsLink() {
  const file = fileOfDraft();
  const format = file && formatOf(file.name);
  if (!file || format?.group !== "office") return null;
  return (
    <p className="flex items-start gap-2 text-note text-ink-2">
      <FileClock size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
      <span className="min-w-0">
        <b className="font-semibold break-all">{file.name}</b> 파일에 쓴 과정이 적혀 있는지{" "}
        <Link to="/file-facts" className={`inline-block max-lg:py-2.5 ${TEXT_LINK}`}>
          파일이 말해 주는 것
        </Link>
        에서 볼 수 있어요.
      </span>
    </p>
  );
}
