import { rmSync } from "node:fs";

/** Workspace sources go into the bundle; npm packages stay outside, where Node finds them. */
export const externalPackages = {
  name: "external-packages",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === "entry-point" || path.startsWith("@geulgyeol/")) return undefined;
      return { path, external: true };
    });
  },
};

/** Bundles programs for Node into a folder, which is emptied before: `entryPoints` as esbuild takes them. */
export async function bundle(entryPoints, outdir, { sourcemap = true } = {}) {
  rmSync(outdir, { recursive: true, force: true });
  const { build: esbuild } = await import("esbuild");
  await esbuild({
    entryPoints,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    sourcemap,
    logLevel: "warning",
    plugins: [externalPackages],
  });
}
