import { join } from "node:path";

/** What is drawn at once: the frame of every page, and the two pages that are measured by their first view. */
const ROOTS = [
  "root.tsx",
  "layouts/app-layout.tsx",
  "layouts/public-layout.tsx",
  "routes/dashboard.tsx",
  "routes/landing.tsx",
];
/** The framework wraps a module of a route in one of its own. */
const ROUTE = "?__react-router-build-client-route";

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Tells whether the first view needs a module: whether it is reached from there by imports that are not lazy. For the
 * grouping of modules into files, so that nothing that comes later is fetched with what comes first.
 */
export function createFirstView(root: string): (id: string, graph: ModuleGraph) => boolean {
  let reached: Set<string> | null = null;
  return (id, graph) => {
    reached ??= reach(
      ROOTS.map((file) => join(root, "src/app", file)).flatMap((file) => [file, file + ROUTE]),
      graph,
    );
    return reached.has(id);
  };
}

function reach(from: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
