import { Alert } from "../../../shared/ui/alert.tsx";

/** Notices about the text extracted from a file. */
export function FileNotices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <Alert tone="warn" role="status">
      <ul className="flex flex-col gap-1">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Alert>
  );
}
