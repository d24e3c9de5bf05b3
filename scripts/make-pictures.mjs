// `npm run pictures`: draws the preview image of shared links and the app's icons into web/public, with Chromium and the
// interface's font. Run it after a change of the logo or the colours, and commit its output.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ensureBrowser } from "./ensure-browser.mjs";
import { root } from "./paths.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

ensureNode();
ensureDependencies();
const { chromium } = createRequire(join(root, "e2e/package.json"))("@playwright/test");
const font = createRequire(join(root, "web/package.json")).resolve(
  "pretendard/dist/web/variable/woff2/PretendardVariable.woff2",
);
const INK = "#211C15";
const PAPER = "#F7F3EA";
const ACCENT = "#234B73";

/** The logo as an SVG of `size` pixels. */
const logo = (size) => `<svg width="${size}" height="${size}" viewBox="0 0 28 28" fill="none" stroke="${INK}"
  stroke-width="2.1" stroke-linecap="round"><path d="M3 4.5h22"/><path d="M3 10.2h4.2c2.4 0 3.6-1.9 6.8-1.9s4.4 1.9 6.8 1.9H25"/>
  <path d="M3 17.8h4.2c2.4 0 3.6 1.900 6.800 1.900s4.400-1.900 6.800-1.900H25"/><path d="M3 23.5h13"/>
  <circle cx="14" cy="14" r="2.300" fill="${ACCENT}" stroke="none"/></svg>`;

/** Bundles of the grain: what a result looks like, not the result of anything. */
const GRAIN = [
  [0.12, 3, "#15775E"],
  [0.3, 5, "#15775E"],
  [0.22, 4, "#15775E"],
  [0.46, 3, "#589A5B"],
  [0.84, 6, "#850416"],
  [0.76, 5, "#A62F13"],
  [0.58, 4, "#A78705"],
  [0.18, 4, "#15775E"],
  [0.64, 3, "#B35D04"],
  [0.09, 5, "#15775E"],
]
  .map(
    ([height, length, colour]) =>
      `<i style="flex:${length};height:${height * 100}%;background:repeating-linear-gradient(90deg,${colour} 0 6px,transparent 6px 8px)"></i>`,
  )
  .join("");

const card = `<style>@font-face{font-family:P;font-weight:45 920;src:url(data:font/woff2;base64,${readFileSync(font, "base64")})}
  *{box-sizing:border-box;margin:0}body{width:1200px;height:630px;background:${PAPER};color:${INK};font-family:P;padding:76px 84px;display:flex;flex-direction:column}
  header{display:flex;align-items:center;gap:20px;font-size:52px;font-weight:700;letter-spacing:-.04em}
  h1{font-size:76px;font-weight:700;letter-spacing:-.035em;line-height:1.25;margin-top:44px}
  p{font-size:32px;color:#4B4439;margin-top:20px;letter-spacing:-.01em}
  .grain{display:flex;align-items:flex-end;gap:10px;height:132px;margin-top:auto;border-bottom:2px solid #8C8272}
  i{display:block;border-radius:4px 4px 0 0}</style>
  <header>${logo(64)}글결</header><h1>이 글, 누가 썼을까요?</h1><p>사람의 글인지 AI의 글인지, 문장마다 까닭을 짚어 드려요.</p>
  <div class="grain">${GRAIN}</div>`;

/** `share` is how much of the width the logo takes; a maskable icon may be cut to the circle of 80%. */
const icon = (size, share, radius) =>
  `<style>*{margin:0}body{width:${size}px;height:${size}px;display:grid;place-items:center;background:transparent}
  div{width:${size}px;height:${size}px;display:grid;place-items:center;background:${PAPER};border-radius:${radius * size}px}</style>
  <div>${logo(Math.round(size * share))}</div>`;

const PICTURES = [
  { name: "og.png", width: 1200, height: 630, html: card },
  { name: "apple-touch-icon.png", width: 180, height: 180, html: icon(180, 0.66, 0) },
  ...[192, 512].flatMap((size) => [
    { name: `icon-${size}.png`, width: size, height: size, html: icon(size, 0.72, 0.21) },
    { name: `icon-maskable-${size}.png`, width: size, height: size, html: icon(size, 0.52, 0) },
  ]),
];

const executablePath = ensureBrowser();
if (!executablePath) throw new Error("There is no browser to draw with.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  for (const { name, width, height, html } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<!doctype html><html lang="ko"><meta charset="utf-8"><body>${html}</body></html>`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(root, "web/public", name), omitBackground: true });
    await page.close();
    console.log(`web/public/${name}  ${width} × ${height}`);
  }
} finally {
  await browser.close();
}
