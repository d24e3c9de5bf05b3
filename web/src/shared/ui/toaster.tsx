import { Toast } from "radix-ui";
import { dismissToast, type Toast as ToastData } from "./toast-store.ts";

/** Loaded with the first toast. */
export default function Toaster({ toasts }: { toasts: readonly ToastData[] }) {
  return (
    <Toast.Provider label="알림" duration={4000} swipeDirection="down">
      {toasts.map(({ id, text, action }) => (
        <Toast.Root
          key={id}
          onOpenChange={(open) => !open && dismissToast(id)}
          className="rises flex items-center justify-between gap-4 rounded-md bg-ink px-4 py-3 text-on-ink shadow-dialog"
        >
          <Toast.Description>{text}</Toast.Description>
          {action && (
            <Toast.Action
              altText={action.label}
              onClick={action.run}
              className="-my-2 min-h-9 rounded-sm px-2 font-semibold underline underline-offset-4"
            >
              {action.label}
            </Toast.Action>
          )}
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed bottom-[calc(var(--tabbar-h)+16px+env(safe-area-inset-bottom))] left-1/2 z-50 flex w-[min(420px,calc(100vw-32px))] -translate-x-1/2 flex-col gap-2 lg:bottom-6" />
    </Toast.Provider>
  );
}
