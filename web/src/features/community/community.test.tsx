import type { Comment, Notification, Post } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, it } from "vitest";
import { ANONYMOUS, type Routes as Answers, answer, fakeServer, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { BoardGuide } from "./board-guide.tsx";
import { BoardLayout } from "./board-layout.tsx";
import { formatAgo } from "./format-ago.ts";
import { NotificationsMenu } from "./notifications-menu.tsx";
import { PostPage } from "./post-page.tsx";
import { WritePage } from "./write-page.tsx";

const AT = "2026-11-21T01:00:00.000Z";

function makePost(changes: Partial<Post> = {}): Post {
  return {
    id: "post-1",
    category: "question",
    title: "자소서가 62%로 나왔어요",
    body: "**굵게** <script>alert(1)</script>",
    author: { nickname: "취준오년차", isModerator: false },
    createdAt: AT,
    editedAt: null,
    likeCount: 12,
    commentCount: 1,
    viewCount: 318,
    hasResult: false,
    hidden: null,
    result: null,
    isMine: false,
    isLiked: false,
    isReported: false,
    ...changes,
  };
}

function makeComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: "comment-1",
    parentId: null,
    state: "shown",
    body: "먼저 말하는 쪽을 권해요.",
    hidden: null,
    author: { nickname: "국어쌤", isModerator: false },
    createdAt: AT,
    editedAt: null,
    isMine: false,
    isReported: false,
    ...changes,
  };
}

const PROFILE = { nickname: "나", isModerator: false, standing: "settled" };
const serve = (answers: Answers = {}, who: Answers = SIGNED_IN) =>
  fakeServer({
    ...who,
    "GET /api/community/profile": () => answer(PROFILE),
    "GET /api/community/posts": () => answer({ posts: [makePost()], nextCursor: null }),
    "GET /api/community/post": () => answer(makePost()),
    "GET /api/community/comments": () => answer({ comments: [makeComment()], nextCursor: null }),
    ...answers,
  });

const show = (path = "/community/post/post-1") =>
  renderPage(
    <Routes>
      <Route path="community" element={<BoardLayout />}>
        <Route index element={<p>안내</p>} />
        <Route path="post/:postId" element={<PostPage />} />
      </Route>
      <Route path="community/write" element={<WritePage />} />
    </Routes>,
    { path },
  );

describe("글", () => {
  it("글쓴이, 수, 글을 보이고, 쓴 태그는 글자로 남긴다", async () => {
    serve();
    const { container } = show();
    const post = await screen.findByRole("article", { name: "자소서가 62%로 나왔어요" });
    expect(within(post).getByText("굵게").tagName).toBe("STRONG");
    expect(post.textContent).toContain("<script>alert(1)</script>");
    expect(container.querySelector("script")).toBeNull();
    expect(within(post).getByRole("button", { name: /도움돼요 12/ })).toBeTruthy();
  });

  it.each([
    ["지워졌거나 숨긴 글", refuse("NOT_FOUND"), "없는 글이에요"],
    ["서버의 잘못", refuse("INTERNAL_ERROR"), "다시 시도"],
  ])("%s이면 그렇다고 말한다", async (_name, refused, text) => {
    serve({ "GET /api/community/post": () => refused.clone() as Response });
    show();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("숨겨진 내 글에는 이유가 보이고 댓글 칸이 없다", async () => {
    const hidden = { reason: "광고라서", at: AT };
    serve({ "GET /api/community/post": () => answer(makePost({ isMine: true, hidden })) });
    show();
    expect(await screen.findByText("이유: 광고라서")).toBeTruthy();
    expect(screen.queryByRole("form", { name: "댓글 쓰기" })).toBeNull();
    expect(screen.queryByRole("button", { name: "신고" })).toBeNull();
  });

  it("도움돼요는 바로 바뀌고, 거절되면 되돌아간다", async () => {
    serve({ "PUT /api/community/likes": () => refuse("RATE_LIMITED") });
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: /도움돼요 12/ }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /도움돼요 12/ }).getAttribute("aria-pressed")).toBe("false"),
    );
  });

  it("방문한 사람이 도움돼요, 신고, 댓글을 누르면 로그인 창이 열리고 쓴 말은 남는다", async () => {
    serve({}, ANONYMOUS);
    const { user, dialogs } = show();
    await user.click(await screen.findByRole("button", { name: /도움돼요/ }));
    await user.click(screen.getAllByRole("button", { name: "신고" })[0] as HTMLElement);
    await user.type(screen.getByRole("textbox", { name: "댓글 쓰기" }), "저도 궁금해요");
    await user.click(screen.getByRole("button", { name: "등록" }));
    expect(dialogs.openLogin).toHaveBeenCalledTimes(3);
    expect(sessionStorage.getItem("geulgyeol.comment-draft.post-1.")).toBe("저도 궁금해요");
  });
});

describe("댓글", () => {
  it("지운 댓글과 숨긴 댓글은 자리만 보이고, 답글은 그 아래에 있다", async () => {
    const gone = { author: null, body: null };
    const comments = [
      makeComment({ id: "a", state: "deleted", ...gone }),
      makeComment({ id: "b", parentId: "a", body: "답글이에요" }),
      makeComment({ id: "c", state: "hidden", ...gone }),
    ];
    serve({ "GET /api/community/comments": () => answer({ comments, nextCursor: null }) });
    show();
    const place = (await screen.findByText("삭제된 댓글이에요.")).closest("li") as HTMLElement;
    expect(within(place).getByText("답글이에요")).toBeTruthy();
    expect(screen.getByText("운영자가 숨긴 댓글이에요.")).toBeTruthy();
  });

  it("별명이 없으면 먼저 묻고, 정하면 쓰던 댓글을 보낸다", async () => {
    const calls = serve({
      "GET /api/community/profile": () => answer({ ...PROFILE, nickname: null }),
      "PUT /api/community/profile": () => answer({ nickname: "새이름" }),
      "POST /api/community/comments": () => answer(makeComment({ isMine: true })),
    });
    const { user } = show();
    await user.type(await screen.findByRole("textbox", { name: "댓글 쓰기" }), "저도요");
    await waitFor(() => expect(calls.some(({ path }) => path === "/api/community/profile")).toBe(true));
    await user.click(screen.getByRole("button", { name: "등록" }));
    const dialog = await screen.findByRole("dialog", { name: "별명을 정해 주세요" });
    await user.type(within(dialog).getByLabelText("별명"), "새이름");
    await user.click(within(dialog).getByRole("button", { name: "정하기" }));
    await waitFor(() =>
      expect(calls.find(({ method, path }) => method === "POST" && path === "/api/community/comments")?.body).toEqual({
        postId: "post-1",
        body: "저도요",
      }),
    );
    await waitFor(() => expect(sessionStorage.getItem("geulgyeol.comment-draft.post-1.")).toBeNull());
  });
});

describe("글이 하나도 없는 게시판", () => {
  const board = (posts: readonly unknown[]) => {
    serve({ "GET /api/community/posts": () => answer({ posts, nextCursor: null }) });
    renderPage(
      <Routes>
        <Route path="community" element={<BoardLayout />}>
          <Route index element={<BoardGuide />} />
        </Route>
      </Routes>,
      { path: "/community" },
    );
  };

  it("글쓰기는 하나뿐이고, 고를 글이 없으니 고르라고 하지 않는다", async () => {
    board([]);
    expect(await screen.findByText("아직 글이 없어요")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "글쓰기" })).toHaveLength(1);
    expect(screen.queryByText("왼쪽에서 글을 골라 주세요")).toBeNull();
    expect(screen.getByRole("heading", { name: "글을 남길 때는 이렇게 해 주세요" })).toBeTruthy();
  });

  it("글이 있으면 고르라고 한다", async () => {
    board([makePost()]);
    expect(await screen.findByRole("heading", { name: "왼쪽에서 글을 골라 주세요" })).toBeTruthy();
  });
});

describe("글쓰기", () => {
  it("쓰던 글은 다시 열어도 남아 있고, 거절되면 이유를 보이고 글을 지키며, 올리면 비운다", async () => {
    let refused = true;
    const calls = serve({
      "POST /api/community/posts": () => (refused ? refuse("TOO_MANY_LINKS") : answer({ id: "post-1" })),
    });
    const first = show("/community/write");
    await first.user.type(await screen.findByLabelText("제목"), "쓰던 제목");
    await first.user.type(screen.getByRole("textbox", { name: "글" }), "쓰던 글");
    first.unmount();
    const { user } = show("/community/write");
    expect(await screen.findByDisplayValue("쓰던 제목")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "미리보기" }));
    expect(within(screen.getByRole("region", { name: "미리보기" })).getByText("쓰던 글")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "올리기" }));
    expect((await screen.findByRole("alert")).textContent).toContain("링크가 너무 많아요");
    refused = false;
    await user.click(screen.getByRole("button", { name: "올리기" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/community/post/post-1"));
    const sent = calls.filter(({ method, path }) => method === "POST" && path === "/api/community/posts");
    expect(sent.at(-1)?.body).toEqual({ category: "question", title: "쓰던 제목", body: "쓰던 글" });
    expect(sessionStorage.getItem("geulgyeol.post-draft")).toBeNull();
  });

  it("방문한 사람도 쓸 수 있고, 올릴 때 로그인 창이 열린다", async () => {
    serve({}, ANONYMOUS);
    const { user, dialogs } = show("/community/write");
    await user.type(await screen.findByLabelText("제목"), "제목");
    await user.type(screen.getByRole("textbox", { name: "글" }), "글");
    await user.click(screen.getByRole("button", { name: "올리기" }));
    expect(dialogs.openLogin).toHaveBeenCalledOnce();
  });
});

describe("목록", () => {
  it("갈래와 찾는 말이 주소에 남고 서버에 간다", async () => {
    const calls = serve({ "GET /api/community/posts": () => answer({ posts: [], nextCursor: null }) });
    const { user } = show("/community");
    expect(await screen.findByText("아직 글이 없어요")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "팁" }));
    await user.click(screen.getByRole("button", { name: "검색" }));
    await user.type(screen.getByRole("searchbox", { name: "글 검색" }), "번역{Enter}");
    expect(await screen.findByText("찾는 글이 없어요")).toBeTruthy();
    const wanted = new URLSearchParams({ category: "tip", query: "번역" });
    expect(screen.getByTestId("address").textContent).toBe(`/community?${wanted}`);
    await waitFor(() => {
      const last = new URLSearchParams(calls.findLast(({ path }) => path.includes("/posts"))?.path.split("?")[1]);
      expect([last.get("category"), last.get("query")]).toEqual(["tip", "번역"]);
    });
  });

  it("불러오지 못하면 다시 시도할 수 있다", async () => {
    serve({ "GET /api/community/posts": () => refuse("INTERNAL_ERROR") });
    show("/community");
    expect(await screen.findByText("글 목록을 불러오지 못했어요.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "다시 시도" })).toBeTruthy();
  });
});

describe("알림", () => {
  const notification: Notification = {
    id: "7",
    kind: "reply",
    post: { id: "post-1", title: "글" },
    commentId: "c",
    from: "국어쌤",
    reason: null,
    at: AT,
    isRead: false,
  };

  it("읽지 않은 수를 이름에 담고, 모두 읽음으로 표시한다", async () => {
    let unread = 2;
    const calls = serve({
      "GET /api/community/notifications": () => answer({ notifications: [notification], unread, nextCursor: null }),
      "POST /api/community/notifications/read": () => {
        unread = 0;
        return answer({ unread });
      },
    });
    const { user } = renderPage(<NotificationsMenu />);
    await user.click(await screen.findByRole("button", { name: "알림, 읽지 않음 2개" }));
    expect(await screen.findByText("국어쌤님이 내 댓글에 답글을 남겼어요.")).toBeTruthy();
    const link = screen.getByRole("menuitem", { name: /국어쌤님이/ });
    expect(link.getAttribute("href")).toBe("/community/post/post-1#comment-c");
    await user.click(screen.getByRole("menuitem", { name: "모두 읽음으로 표시" }));
    await waitFor(() => expect(calls.find(({ path }) => path.endsWith("/read"))?.body).toEqual({ ids: "all" }));
    await waitFor(() => expect(screen.queryByText("모두 읽음으로 표시")).toBeNull());
  });
});

describe("얼마나 지났는지", () => {
  it.each([
    ["2026-11-21T00:59:31.000Z", "방금"],
    ["2026-11-21T00:22:00.000Z", "38분 전"],
    ["2026-11-20T20:00:00.000Z", "5시간 전"],
    ["2026-11-18T03:00:00.000Z", "11월 18일"],
  ])("%s: %s", (iso, text) => {
    expect(formatAgo(iso, AT)).toBe(text);
  });
});
