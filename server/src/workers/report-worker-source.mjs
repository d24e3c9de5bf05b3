// Starts the thread of reports where the server runs from source. Its modules wait at their top level (the layout engine
// is WebAssembly), so they load as ES modules only, and for those a thread has to register the compiler itself (Node 20).
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

// Where it is written how elements are compiled.
register({ tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)) });
const { default: print } = await import("./report-worker.ts");
export default print;
