import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The page of the extension. Its scripts without modules are built by `scripts/build-extension.mjs`. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  define: { "import.meta.env.SERVICE_URL": JSON.stringify(process.env.SERVICE_URL ?? "http://127.0.0.1:3000") },
  plugins: [tailwindcss()],
  build: {
    target: ["chrome111", "firefox121"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "reading.html" },
  },
  worker: { format: "es" },
});
