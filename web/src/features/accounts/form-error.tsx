import { Alert } from "../../shared/ui/alert.tsx";

/** What went wrong with the form as a whole; nothing while nothing did. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Alert tone="danger" role="alert">
      {message}
    </Alert>
  );
}
