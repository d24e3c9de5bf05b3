import type { ReactNode } from "react";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { Button } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";

/** Content that needs an account; visitors see a link to sign up. */
export function LoginWall({ title, children }: { title: string; children: ReactNode }) {
  const session = useSession();
  const dialogs = useAppDialogs();
  if (session.status === "authenticated") return children;
  return (
    <>
      <h1 className="mb-4 text-title-1 font-bold sm:mb-6">{title}</h1>
      <section className={`flex flex-col items-center gap-4 px-6 py-16 text-center ${CARD}`}>
        <p className="text-ink-2">로그인하면 볼 수 있어요.</p>
        <Button look="primary" onClick={dialogs.openLogin}>
          로그인
        </Button>
      </section>
    </>
  );
}
