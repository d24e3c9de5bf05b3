/**
 * Chooses how much a test does: little in `npm test` and when a test is run by hand, `all` in `npm run test:all` (TEST_ALL),
 * `long` in `npm run test:long` (TEST_LONG). What is asserted is the same.
 */
export function runSize<T>({ short, all, long = all }: { readonly short: T; readonly all: T; readonly long?: T }): T {
  if (process.env.TEST_LONG) return long;
  return process.env.TEST_ALL ? all : short;
}
