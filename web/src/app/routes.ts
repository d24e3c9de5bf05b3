import type { RouteConfig } from "@react-router/dev/routes";

export interface Page {
  readonly path?: string;
  readonly index?: true;
  readonly file: string;
  readonly children?: Page[];
}

const index = (file: string): Page => ({ index: true, file });
const layout = (file: string, children: Page[]): Page => ({ file, children });
const route = (path: string, file: string, children?: Page[]): Page => ({ path, file, ...(children && { children }) });

/** Every address and its file. Read by the build (which writes the HTML of each) and by the page. */
export default [
  layout("layouts/public-layout.tsx", [
    index("routes/landing.tsx"),
    route("pricing", "routes/pricing.tsx"),
    route("guide", "routes/guide.tsx"),
    route("accuracy", "routes/accuracy.tsx"),
    route("docs/api", "routes/docs-api.tsx"),
    route("verify/:code?", "routes/verify.tsx"),
    route("contact", "routes/contact.tsx"),
    route("verify-record", "routes/verify-record.tsx"),
    route("terms", "routes/terms.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("pupils", "routes/pupils.tsx"),
    route("login", "routes/login.tsx"),
    route("signup", "routes/signup.tsx"),
    route("welcome", "routes/welcome.tsx"),
    route("forgot-password", "routes/forgot-password.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("email-verified", "routes/email-verified.tsx"),
    route("change-email", "routes/change-email.tsx"),
  ]),
  layout("layouts/app-layout.tsx", [
    route("dashboard", "routes/dashboard.tsx"),
    route("editor", "routes/editor.tsx"),
    route("compare", "routes/compare.tsx"),
    route("file-facts", "routes/file-facts.tsx"),
    route("appeal", "routes/appeal.tsx"),
    route("history", "routes/history.tsx"),
    route("history/compare", "routes/history-compare.tsx"),
    route("history/:analysisId", "routes/history-result.tsx"),
    route("batches", "routes/batches.tsx"),
    route("batches/:batchId", "routes/batch.tsx"),
    route("batches/:batchId/similarity", "routes/batch-similarity.tsx"),
    route("batches/:batchId/:textId", "routes/batch-text.tsx"),
    route("community", "routes/community.tsx", [
      index("routes/community-guide.tsx"),
      route("post/:postId", "routes/community-post.tsx"),
    ]),
    route("community/write", "routes/community-write.tsx"),
    route("community/edit/:postId", "routes/community-edit.tsx"),
    route("community/moderation", "routes/community-moderation.tsx"),
    route("requests", "routes/requests.tsx"),
    route("requests/:requestId", "routes/request.tsx"),
    route("spaces/new", "routes/new-space.tsx"),
    route("spaces/:spaceId", "routes/space.tsx"),
    route("invitations/:token", "routes/invitation.tsx"),
    route("classes", "routes/classes.tsx"),
    route("classes/:classId/:tab?", "routes/class.tsx"),
    route("classes/:classId/texts/:textId", "routes/pupil-text.tsx"),
    route("classes/:classId/similarity/:batchId", "routes/class-similarity.tsx"),
    route("settings", "routes/settings.tsx"),
    route("subscribe", "routes/subscribe.tsx"),
    route("subscribe/card", "routes/subscribe-card.tsx"),
    route("subscribe/pack", "routes/subscribe-pack.tsx"),
    route("subscribe/return", "routes/subscribe-return.tsx"),
    route("subscribe/test-window", "routes/subscribe-test-window.tsx"),
  ]),
  route("shared/:token", "routes/shared.tsx"),
  route("records/:token", "routes/shared-record.tsx"),
  route("write/:token", "routes/write.tsx"),
  route("handed-in/:receipt", "routes/handed-in.tsx"),
  route("h/received", "routes/received.tsx"),
  route("h/:token", "routes/hand-in.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies Page[] as Page[] satisfies RouteConfig;
