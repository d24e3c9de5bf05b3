import { type ComponentType, lazy } from "react";

/** For so long a failure is what the part shows, in milliseconds; after that, showing it again fetches it again. */
const FAILURE_LASTS_MS = 1_000;

/**
 * Like `lazy` of React, for a part of the page that is fetched when it is first shown, inside a `Suspense`. `lazy` alone
 * keeps a failed fetch until the page is reloaded; here the part is fetched again when it is shown again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let failedAt: number | null = null;
  const attempt = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        failedAt = performance.now();
        throw error;
      }
    });
  let latest = attempt();

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside of components, like `lazy`
  return function LazyPart(props: Props) {
    if (failedAt !== null && performance.now() - failedAt > FAILURE_LASTS_MS) {
      failedAt = null;
      latest = attempt();
    }
    const Part = latest as ComponentType<Props>;
    return <Part {...props} />;
  };
}
