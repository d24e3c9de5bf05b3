import { MESSAGES } from "../copy/messages.ts";
import { Spinner } from "./spinner.tsx";

export function FullScreenSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-ink-3">
      <span className="flex flex-col items-center gap-3 text-note">
        <Spinner size={32} />
        {MESSAGES.loading}
      </span>
    </div>
  );
}
