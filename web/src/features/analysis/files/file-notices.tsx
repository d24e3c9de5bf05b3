import { Alert } from "../../../shared/ui/alert.tsx";
import { FileFactsLink } from "./file-facts-link.tsx";

/** Notices about the text extracted from a file, and the way to what the file says about itself. */
export default function FileNotices({ notices }: { notices: readonly string[] }) {
  return (
    <>
      {notices.length > 0 && (
        <Alert tone="warn" role="status">
          <ul className="flex flex-col gap-1">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Alert>
      )}
      <FileFactsLink />
    </>
  );
}
