import { expect, it } from "vitest";
import { canonicalTarget, decodedPath } from "./request-path.ts";

it.each([
  ["/api/settings?a=%61", "/api/settings?a=%61"],
  ["/%61pi/settings", "/api/settings"],
  ["/%41pi/%7Eme", "/Api/~me"],
  ["http://x.example/api/settings", "/api/settings"],
  ["HTTPS://x.example:8080/%61pi?u=http://y/", "/api?u=http://y/"],
  ["http://x.example?a", "/?a"],
  ["http://x.example", "/"],
  ["//api/settings", "/api/settings"],
  ["///%73hared/T", "/shared/T"],
  // Reserved, non-ASCII and doubly encoded characters stay encoded, as in the router.
  ["/api%2Fsettings", "/api%2Fsettings"],
  ["/%2561pi", "/%2561pi"],
  ["/%EA%B8%80", "/%EA%B8%80"],
  ["/%", "/%"],
  ["*", "*"],
])("%s is routed as %s", (target, canonical) => {
  expect(canonicalTarget(target)).toBe(canonical);
});

it.each([
  ["/shared%2FT?x", "/shared/T"],
  ["/%EA%B8%80#x", "/글"],
  ["/%zz", "/%zz"],
])("the path of %s is %s", (url, path) => {
  expect(decodedPath(url)).toBe(path);
});
