import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Scrim } from "./scrim.tsx";
import { useOpener } from "./use-opener.ts";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Width on a desktop in pixels. */
  readonly width?: 420 | 460 | 860;
  /** Focus target after closing; by default the previously focused element. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
}

const WIDTHS = { 420: "sm:w-[420px]", 460: "sm:w-[460px]", 860: "sm:w-[860px]" } as const;

/** A modal dialog; under 640 px a sheet at the bottom. */
export function Dialog({ open, onClose, title, description, width = 420, onCloseAutoFocus, children }: DialogProps) {
  const giveFocusBack = useOpener();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim className="flex items-end justify-center overflow-y-auto sm:p-6">
          <Radix.Content
            onCloseAutoFocus={onCloseAutoFocus ?? giveFocusBack}
            {...(description === undefined && { "aria-describedby": undefined })}
            className={`rises relative max-h-full w-full overflow-y-auto rounded-t-xl border border-line bg-raised p-6 pb-[calc(24px+env(safe-area-inset-bottom))] shadow-dialog sm:my-auto sm:max-h-none sm:rounded-xl sm:p-7 ${WIDTHS[width]}`}
          >
            <Radix.Title className="pr-8 text-title-2 font-heading">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-1.5 text-ink-2">{description}</Radix.Description>
            )}
            {children}
            <Radix.Close
              aria-label="닫기"
              title="닫기"
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-md text-ink-3 hover:bg-sunken sm:top-4 sm:right-4 sm:size-9"
            >
              <X size={18} strokeWidth={1.75} aria-hidden />
            </Radix.Close>
          </Radix.Content>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
