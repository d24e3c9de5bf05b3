import { SITE_ADDRESS } from "@geulgyeol/contract";
import { describe, expect, it } from "vitest";
import { listedAddress, pagePaths, sitemap } from "./site-files.ts";

describe("pagePaths", () => {
  it("joins the paths of nested routes and omits the catch-all route", () => {
    const routes = {
      root: { path: "" },
      frame: { parentId: "root" },
      landing: { parentId: "frame" },
      community: { path: "community", parentId: "frame" },
      post: { path: "post/:postId", parentId: "community" },
      verify: { path: "verify/:code?", parentId: "root" },
      lost: { path: "*", parentId: "root" },
    };
    expect(pagePaths(routes)).toEqual(["/", "/community", "/community/post/:postId", "/verify/:code?"]);
  });
});

describe("listedAddress", () => {
  const canonical = `<link rel="canonical" href="${SITE_ADDRESS}/pricing"/>`;
  it("returns the canonical address, or null for noindex pages", () => {
    expect(listedAddress(`<head>${canonical}</head>`)).toBe(`${SITE_ADDRESS}/pricing`);
    expect(listedAddress(`<head>${canonical}<meta name="robots" content="noindex"/></head>`)).toBeNull();
    expect(listedAddress("<head></head>")).toBeNull();
  });
});

it("sitemap lists each address", () => {
  const xml = sitemap([`${SITE_ADDRESS}/pricing`, `${SITE_ADDRESS}/`]);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${SITE_ADDRESS}/`,
    `${SITE_ADDRESS}/pricing`,
  ]);
});
