import { type Plugin, runnerImport } from "vite";

const BUILT = /\.built\.ts$/;

/**
 * A module named `*.built.ts` is run by the build, and the page gets the values that it exports, as JSON, instead of what
 * made them. Without this plugin, in tests, it is an ordinary module.
 */
export function builtModules(): Plugin {
  return {
    name: "built-modules",
    async load(id) {
      if (!BUILT.test(id)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return { code: exportsOf(module), map: null };
    },
  };
}

/** Throws for a value that JSON does not hold. */
export function exportsOf(module: Readonly<Record<string, unknown>>): string {
  return Object.entries(module)
    .map(([name, value]) => {
      const json = JSON.stringify(value);
      if (json === undefined) throw new Error(`${name} cannot be written as JSON.`);
      return `export const ${name} = ${json};\n`;
    })
    .join("");
}
