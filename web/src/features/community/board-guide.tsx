import { TickList } from "../../shared/ui/icon-list.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { useBoardView, usePosts } from "./use-posts.ts";

/** Next to the list while no post is open. */
export function BoardGuide() {
  const hasPosts = usePosts(useBoardView().view).posts.length > 0;
  return (
    <section className={`px-8 py-9 ${CARD}`} aria-labelledby="board-guide">
      <h2 id="board-guide" className="text-title-2 font-heading">
        {hasPosts ? "왼쪽에서 글을 골라 주세요" : "글을 남길 때는 이렇게 해 주세요"}
      </h2>
      {hasPosts && <p className="mt-1 text-ink-2">글을 남길 때는 이렇게 해 주세요.</p>}
      <TickList
        className="mt-5"
        items={[
          "결과는 참고 자료예요. 다른 사람을 몰아세우는 데 쓰지 마세요.",
          "남의 글이나 이름, 연락처처럼 사람을 알아볼 수 있는 것은 올리지 마세요.",
          "결과를 붙이면 그래프만 보여요. 글의 앞부분을 보일지는 직접 골라요.",
          "불편한 글은 신고해 주세요. 운영자가 보고, 숨기면 이유를 글쓴이에게 알려요.",
        ]}
      />
    </section>
  );
}
