// `node scripts/bundle-for-tests.mjs FOLDER NAME=SOURCE …`: programs that tests start as processes, bundled once a run.
// A process from source loads tsx and turns hundreds of files into JavaScript, which takes it three seconds at each start.
import { bundle } from "./bundle-node.mjs";

const [folder, ...programs] = process.argv.slice(2);
const entryPoints = programs.map((program) => {
  const [out, source] = program.split("=");
  return { in: source, out };
});
await bundle(entryPoints, folder);
