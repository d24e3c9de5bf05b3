import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("layouts/public-layout.tsx", [
    index("routes/landing.tsx"),
    route("pricing", "routes/pricing.tsx"),
    route("guide", "routes/guide.tsx"),
    route("accuracy", "routes/accuracy.tsx"),
    route("contact", "routes/contact.tsx"),
    route("terms", "routes/terms.tsx"),
    route("privacy", "routes/privacy.tsx"),
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
    route("history", "routes/history.tsx"),
    route("community", "routes/community.tsx"),
    route("settings", "routes/settings.tsx"),
    route("subscribe", "routes/subscribe.tsx"),
    route("subscribe/card", "routes/subscribe-card.tsx"),
    route("subscribe/return", "routes/subscribe-return.tsx"),
    route("subscribe/test-window", "routes/subscribe-test-window.tsx"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
