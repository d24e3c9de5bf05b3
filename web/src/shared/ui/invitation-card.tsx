import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { CARD } from "./surfaces.ts";

interface InvitationCardProps {
  readonly children: ReactNode;
  /** The answer that is being sent; null for none. */
  readonly sending: boolean | null;
  readonly error: string | null;
  readonly onAnswer: (accepts: boolean) => void;
}

/** Something that somebody else offers, to be accepted or declined. */
export function InvitationCard({ children, sending, error, onAnswer }: InvitationCardProps) {
  return (
    <section className={`mb-4 flex flex-wrap items-center justify-between gap-3 p-4.5 ${CARD}`} aria-label="초대">
      <p className="min-w-0">{children}</p>
      <span className="flex gap-2">
        <Button size="small" onClick={() => onAnswer(false)} busy={sending === false}>
          거절
        </Button>
        <Button size="small" look="primary" onClick={() => onAnswer(true)} busy={sending === true}>
          받아들이기
        </Button>
      </span>
      {error !== null && (
        <Alert tone="danger" role="alert" className="w-full">
          {error}
        </Alert>
      )}
    </section>
  );
}
