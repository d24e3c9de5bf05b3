import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** The page of the extension. Its scripts without modules are built by `scripts/build-extension.mjs`. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  define: { "import.meta.env.SERVICE_URL": JSON.stringify(process.env.SERVICE_URL ?? "http://127.0.0.1:3000") },
  plugins: [tailwindcss(), withoutApi()],
  build: {
    target: ["chrome111", "firefox142"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "reading.html" },
  },
  worker: { format: "es" },
});

/** Leaves out what calls the server: the components of the page can do it, those of the extension never do. */
function withoutApi(): Plugin {
  const stand = join(import.meta.dirname, "src/reading/no-api.ts");
  return {
    name: "without-api",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("/load-api.ts") ? stand : null),
  };
}
