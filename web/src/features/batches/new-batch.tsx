import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";

const NewBatchDialog = lazyPart(() => import("./new-batch-dialog.tsx"));

/** The dialog, fetched from here, so that the first view does not have to name everything it needs. */
export default function NewBatch(props: ComponentProps<typeof NewBatchDialog>) {
  return (
    <Suspense>
      <NewBatchDialog {...props} />
    </Suspense>
  );
}
