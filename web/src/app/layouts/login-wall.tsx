import type { ReactNode } from "react";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { Button } from "../../shared/ui/button.tsx";

/** What stands behind it needs an account; visitors get the way to one. */
export function LoginWall({ title, children }: { title: string; children: ReactNode }) {
  const session = useSession();
  const dialogs = useAppDialogs();
  if (session.status === "authenticated") return children;
  return (
    <>
      <h1 className="text-title-1 font-bold">{title}</h1>
      <p className="mt-2 mb-5 text-ink-2">로그인하면 볼 수 있어요.</p>
      <Button look="primary" onClick={dialogs.openLogin}>
        로그인
      </Button>
    </>
  );
}
