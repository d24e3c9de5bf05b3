// `npm start`: from a fresh clone to a running service. Installs and builds only what is missing or changed.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

ensureNode();
ensureDependencies();
const { build } = await import("./build.mjs");
await build();
await import(pathToFileURL(join(root, "server/dist/main.mjs")).href);
