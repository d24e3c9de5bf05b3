import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { builtModules } from "./scripts/built-modules.ts";
import { createFirstView } from "./scripts/first-view.ts";
import { interfaceFont } from "./scripts/interface-font.ts";
import { plainRoutes } from "./scripts/plain-routes.ts";

const isFirstView = createFirstView(import.meta.dirname);

export default defineConfig({
  plugins: [interfaceFont(), builtModules(), tailwindcss(), reactRouter(), plainRoutes()],
  build: {
    target: ["chrome111", "edge111", "firefox114", "safari16.4"],
    // Fonts and the model are large enough to be files of their own; a data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/ },
            {
              name: (id, graph) => (isFirstView(id, graph) ? "base" : null),
              test: /web[\\/]src[\\/]|class-variance-authority/,
              minShareCount: 2,
            },
            { name: "icons", test: /lucide-react/, minShareCount: 12 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: process.env.API_URL ?? "http://127.0.0.1:3000", changeOrigin: false } },
    fs: { allow: [".."] },
  },
});
