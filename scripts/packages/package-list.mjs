// What is published: each package with its entries, the files copied as they are, and the exports of its package.json.

/** A browser and Node read the model in different ways, with the same functions. */
const engine = {
  workspace: "engine",
  summary: "Estimates whether a Korean or English text was written by a person, by AI, or by both. No dependencies.",
  platform: "neutral",
  entries: {
    index: "engine/src/index.ts",
    training: "engine/src/training.ts",
    model: "engine/model/read-model.ts",
    "model.node": "engine/model/read-model.node.ts",
  },
  copies: { "dist/geulgyeol.model.bin": "engine/model/geulgyeol.model.bin", "README.md": "engine/README.md" },
  manifest: {
    sideEffects: false,
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./model": {
        types: "./dist/model.d.ts",
        node: "./dist/model.node.js",
        default: "./dist/model.js",
      },
      "./training": { types: "./dist/training.d.ts", default: "./dist/training.js" },
      "./package.json": "./package.json",
    },
  },
};

const documents = {
  workspace: "documents",
  summary: "Reads the text of hwp, hwpx, docx, odt, pdf, txt, md and pictures, without what a reader does not see.",
  platform: "node",
  entries: { index: "documents/src/index.ts", browser: "documents/src/browser.ts" },
  copies: { "README.md": "documents/README.md" },
  manifest: {
    sideEffects: false,
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./browser": { types: "./dist/browser.d.ts", default: "./dist/browser.js" },
      "./package.json": "./package.json",
    },
  },
};

/** The contract is inside, with its schemas; they need zod. */
const client = {
  workspace: "client",
  summary: "The typed client of the Geulgyeol API.",
  platform: "neutral",
  entries: { index: "client/src/index.ts" },
  copies: { "README.md": "client/README.md" },
  manifest: {
    sideEffects: false,
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./package.json": "./package.json",
    },
  },
};

/** The program keeps the places of the repository, so that its bundle finds the model where it does in a checkout. */
const cli = {
  workspace: "cli",
  summary:
    "The command geulgyeol: judges texts and files on this machine, and serves the same to language models (MCP).",
  platform: "node",
  program: "cli/src/main.ts",
  copies: {
    "engine/model/geulgyeol.model.bin": "engine/model/geulgyeol.model.bin",
    "engine/model/authorship.json": "engine/model/authorship.json",
    "README.md": "cli/README.md",
  },
  /** Rooms whose code is in the bundle; the packages that they need become the program's own. */
  bundles: ["documents", "wording", "engine"],
  manifest: { bin: { geulgyeol: "./cli/bin/geulgyeol.mjs" } },
};

export const PACKAGES = [engine, documents, client, cli];
