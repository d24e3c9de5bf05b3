import { PenLine } from "lucide-react";
import { ButtonLink } from "../../shared/ui/button.tsx";

export function WriteLink() {
  return (
    <ButtonLink to="/community/write" look="primary">
      <PenLine size={18} strokeWidth={1.75} aria-hidden />
      글쓰기
    </ButtonLink>
  );
}
