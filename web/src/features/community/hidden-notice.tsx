import { EyeOff } from "lucide-react";
import { Alert } from "../../shared/ui/alert.tsx";

/** Shown to the writer and to moderators: that it is hidden, and why. */
export function HiddenNotice({ what, reason }: { what: "글" | "댓글"; reason: string }) {
  return (
    <Alert tone="warn" icon={EyeOff} className="mb-4">
      <p>운영자가 숨긴 {what}이에요. 글쓴이와 운영자에게만 보여요.</p>
      <p className="mt-0.5 font-normal">이유: {reason}</p>
    </Alert>
  );
}
