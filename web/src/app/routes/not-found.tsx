import { MessageFrame } from "../layouts/message-frame.tsx";
import { NotFoundPage } from "../layouts/not-found-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "찾는 화면이 없어요", isPrivate: true });

export default function NotFound() {
  return (
    <MessageFrame>
      <NotFoundPage />
    </MessageFrame>
  );
}
