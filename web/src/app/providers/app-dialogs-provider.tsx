import { type ReactNode, Suspense, useMemo, useState } from "react";
import { type AppDialogs, AppDialogsContext, type EditablePassage } from "../../shared/dialogs/app-dialogs.ts";
import type { ProFeature } from "../../shared/dialogs/pro-feature.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";

const LoginDialog = lazyPart(() => import("../../features/accounts/login-dialog.tsx"));
const InsufficientCreditsDialog = lazyPart(() => import("../../features/credits/insufficient-credits-dialog.tsx"));
const ProRequiredDialog = lazyPart(() => import("../../features/credits/pro-required-dialog.tsx"));
const EditDialog = lazyPart(() => import("../../features/editing/edit-dialog.tsx"));
const NewBatch = lazyPart(() => import("../../features/batches/new-batch.tsx"));
const ShareDialog = lazyPart(() => import("../../features/sharing/share-dialog.tsx"));

type OpenDialog =
  | { readonly name: "login" }
  | { readonly name: "credits" }
  | { readonly name: "pro"; readonly feature: ProFeature }
  | { readonly name: "edit"; readonly passage: EditablePassage }
  | { readonly name: "share"; readonly analysisId: string }
  | { readonly name: "batch"; readonly files: readonly File[] };

/** Owns the dialogs used by several features, so that features need not import each other. */
export function AppDialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const dialogs = useMemo<AppDialogs>(
    () => ({
      openLogin: () => setOpen({ name: "login" }),
      openInsufficientCredits: () => setOpen({ name: "credits" }),
      openProRequired: (feature) => setOpen({ name: "pro", feature }),
      openEdit: (passage) => setOpen({ name: "edit", passage }),
      openShare: (analysisId) => setOpen({ name: "share", analysisId }),
      openBatch: (files) => setOpen({ name: "batch", files }),
    }),
    [],
  );
  const close = () => setOpen(null);
  return (
    <AppDialogsContext value={dialogs}>
      {children}
      <Suspense>
        {open?.name === "login" && <LoginDialog onClose={close} />}
        {open?.name === "credits" && <InsufficientCreditsDialog onClose={close} />}
        {open?.name === "pro" && <ProRequiredDialog feature={open.feature} onClose={close} />}
        {open?.name === "edit" && <EditDialog passage={open.passage} onClose={close} />}
        {open?.name === "share" && <ShareDialog analysisId={open.analysisId} onClose={close} />}
        {open?.name === "batch" && <NewBatch files={open.files} onClose={close} />}
      </Suspense>
    </AppDialogsContext>
  );
}
