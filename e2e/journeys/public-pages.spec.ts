import { expect, test } from "../support/journey.ts";

/** Public pages and their titles, checked in the served HTML before any script runs. */
const PAGES = [
  ["/", "글의 결을 읽다"],
  ["/pricing", "요금제"],
  ["/signup", "회원가입"],
  ["/accuracy", "정확도"],
  ["/guide", "읽는 방법"],
  ["/contact", "문의하기"],
  ["/terms", "이용약관"],
  ["/privacy", "개인정보 처리방침"],
] as const;

/** Value of an attribute of the first tag that matches, or null; in the served text, as a crawler reads it. */
function attributeOf(html: string, tag: RegExp, attribute: string): string | null {
  const found = tag.exec(html)?.[0] ?? "";
  return new RegExp(`${attribute}="([^"]*)"`).exec(found)?.[1] ?? null;
}
const metaOf = (html: string, name: string) =>
  attributeOf(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), "content");

test("공개 화면마다 HTML에 제목과 설명, 주소와 공유 그림이 있다", async ({ request, baseURL }) => {
  for (const [path, title] of PAGES) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toMatch(/<html lang="ko"/);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(`${title} | 글결`);
    const description = metaOf(html, "description") ?? "";
    expect(description, path).toMatch(/[가-힣].{18,}/);
    expect(html, path).not.toContain("noindex");
    expect(attributeOf(html, /<link rel="canonical"[^>]*>/, "href")).toBe(`${baseURL}${path}`);
    expect(metaOf(html, "og:url")).toBe(`${baseURL}${path}`);
    expect(metaOf(html, "og:title")).toBe(`${title} | 글결`);
    expect(metaOf(html, "og:description")).toBe(description);
    expect(metaOf(html, "og:image"), path).toBe(`${baseURL}/og.png`);
    expect(metaOf(html, "twitter:card"), path).toBe("summary_large_image");
    expect(html, path).toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<]*[가-힣]/);
    expect(html.match(/<meta name="theme-color"[^>]*>/g), path).toHaveLength(2);
    expect(html, path).not.toContain("site.invalid");
  }
});

test("공유 그림과 아이콘, 앱 정보와 사이트 지도가 있고 서로 맞다", async ({ request, baseURL }) => {
  const picture = await (await request.get("/og.png")).body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  const touch = await (await request.get("/apple-touch-icon.png")).body();
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);

  const answer = await request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("manifest+json");
  const manifest = await answer.json();
  expect([manifest.name, manifest.lang, manifest.start_url, manifest.display]).toEqual([
    "글결",
    "ko",
    "/dashboard",
    "standalone",
  ]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }

  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const map = await (await request.get("/sitemap.xml")).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  for (const [path] of PAGES) expect(listed).toContain(`${baseURL}${path}`);
  for (const address of listed) {
    const { pathname } = new URL(address);
    expect((await request.get(pathname)).status(), pathname).toBe(200);
    expect(robots, pathname).not.toMatch(new RegExp(`^Disallow: ${pathname}$`, "m"));
  }
});

test("첫 화면이 검색 엔진에 말하는 값은 요금제 화면의 값과 같다", async ({ request, baseURL }) => {
  const html = await (await request.get("/")).text();
  const said = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
  expect(said).toMatchObject({ "@type": "WebApplication", name: "글결", url: `${baseURL}/`, inLanguage: "ko" });
  const pricing = await (await request.get("/pricing")).text();
  const prices = said.offers.map(({ price }: { price: string }) => Number(price));
  expect(prices).toHaveLength(2);
  expect(prices[0]).toBe(0);
  expect(pricing.replace(/<!-- -->/g, "")).toContain(prices[1].toLocaleString("en"));
});
