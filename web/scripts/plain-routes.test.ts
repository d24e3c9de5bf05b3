import { expect, it } from "vitest";
import { unwrapRoutes } from "./plain-routes.ts";

it("lets the wrappers of a route module return the component", () => {
  const code =
    'import { UNSAFE_withComponentProps as _a, UNSAFE_withHydrateFallbackProps as _b } from "react-router";\n' +
    'import { Link } from "react-router";\nexport default _a(Page);';
  expect(unwrapRoutes(code)).toBe(
    "const _a = (component) => component;\nconst _b = (component) => component;\n" +
      'import { Link } from "react-router";\nexport default _a(Page);',
  );
});
