import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { CopyButton } from "../../../shared/ui/copy-button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";

interface SecretOnceDialogProps {
  readonly title: string;
  readonly description: string;
  /** What is copied, for screen readers: "키". */
  readonly what: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret that cannot be read again. */
export function SecretOnceDialog({ title, description, what, secret, onClose }: SecretOnceDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} description={description} width={460}>
      <div className="mt-5 flex items-center gap-2 rounded-md border border-line bg-sunken p-2 pl-3.5">
        <code data-testid="secret" className="min-w-0 grow text-note break-all select-all">
          {secret}
        </code>
        <CopyButton text={secret} what={what} />
      </div>
      <Alert tone="warn" className="mt-3">
        이 창을 닫으면 다시 볼 수 없어요. 비밀번호처럼 다루고, 공개된 코드에 적지 마세요.
      </Alert>
      <Button look="primary" full className="mt-5" onClick={onClose}>
        복사해 두었어요
      </Button>
    </Dialog>
  );
}
