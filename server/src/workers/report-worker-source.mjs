// Starts the report thread when the server runs from source. Its modules use top-level await (the layout engine is
// WebAssembly), so they load only as ES modules, for which a thread must register the compiler itself (Node 20).
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

// The configuration of how JSX is compiled.
register({ tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)) });
const { default: print } = await import("./report-worker.ts");
export default print;
