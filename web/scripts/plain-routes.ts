import type { Plugin } from "vite";

const WRAPPERS = /import \{([^}]*UNSAFE_with\w+Props[^}]*)\} from "react-router";/;

/**
 * React Router's build wraps every route component in one that reads loader data from its own client, which the page
 * does not run (see src/app/navigation). In the page's build the wrapper returns the component itself.
 */
export function plainRoutes(): Plugin {
  return {
    name: "plain-routes",
    transform(code, _id, options) {
      if (options?.ssr || !WRAPPERS.test(code)) return null;
      return { code: unwrapRoutes(code), map: null };
    },
  };
}

/** Replaces the imported wrappers of a route module by functions that return their argument. */
export function unwrapRoutes(code: string): string {
  return code.replace(WRAPPERS, (_, names: string) =>
    names
      .split(",")
      .map((name) => `const ${name.split(" as ")[1]?.trim()} = (component) => component;`)
      .join("\n"),
  );
}
