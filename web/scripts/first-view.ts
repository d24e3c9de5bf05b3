import { join } from "node:path";

/** The modules of the first view: the layout of every page, and the two pages whose first view is measured. */
const ROOTS = [
  "root.tsx",
  "layouts/app-layout.tsx",
  "layouts/public-layout.tsx",
  "routes/dashboard.tsx",
  "routes/landing.tsx",
];
/** The framework wraps each route module in one of its own. */
const ROUTE = "?__react-router-build-client-route";

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Whether the first view needs a module, that is, reaches it by imports that are not lazy. Used to group modules into
 * files, so that nothing needed later loads with the first view.
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
