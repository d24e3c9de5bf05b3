import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../paths.mjs";
import { buildPackages } from "./build-packages.mjs";
import { checkPackages } from "./check-packages.mjs";
import { inWords, measureSizes } from "./print-sizes.mjs";

const run = promisify(execFile);
/** Packages are installed outside the repository, where no folder above has any. */
const folder = mkdtempSync(join(tmpdir(), "geulgyeol-packages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

const AI_LIKE = `${"또한 이러한 변화는 우리 사회에 중요한 의미를 지닌다. 따라서 지속적인 관심과 노력이 필요하다고 할 수 있다. ".repeat(8)}`;
const INSTALL = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];

let built;
let tarballs;
beforeAll(async () => {
  built = await buildPackages();
  tarballs = Object.fromEntries(built.map(({ name, tarball }) => [name, tarball]));
  writeFileSync(join(folder, "package.json"), '{ "name": "stranger", "private": true, "type": "module" }');
  await run("npm", [...INSTALL, ...Object.values(tarballs)], { cwd: folder });
  // Types take two minutes of a processor, which a busy machine gives slowly.
}, 900_000);

/** The first JavaScript example of an installed package's README. */
function exampleOf(name) {
  const readme = readFileSync(join(folder, "node_modules", name, "README.md"), "utf8");
  return /```js\n([\s\S]{1,4000}?)```/.exec(readme)[1];
}

const node = (file) => run(process.execPath, [file], { cwd: folder });

/** Rejects if the program has an error of types. */
async function checkTypes(name, program, resolution = "bundler") {
  writeFileSync(join(folder, name), program);
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const modules = ["--module", resolution === "nodenext" ? "nodenext" : "esnext", "--moduleResolution", resolution];
  await run(process.execPath, [tsc, "--noEmit", "--strict", "--target", "es2023", ...modules, name], { cwd: folder });
}

describe("the package of the engine, installed from its tarball", () => {
  it("runs the example of its README", async () => {
    writeFileSync(join(folder, "example.mjs"), exampleOf("@geulgyeol/engine"));
    const { stdout } = await node("example.mjs");
    expect(stdout).toMatch(/^(ai|mixed|human) (weak|moderate|strong) /);
  });

  it("gives the answer of the sources, to the last bit", async () => {
    writeFileSync(
      join(folder, "report.mjs"),
      `import { createDetector } from "@geulgyeol/engine";
       import { readModel } from "@geulgyeol/engine/model";
       const detector = createDetector(await readModel());
       console.log(JSON.stringify(detector.analyse(${JSON.stringify(AI_LIKE)}, { wordLevel: true, ensemble: true })));`,
    );
    const { createDetector } = await import("@geulgyeol/engine");
    const { readModel } = await import("@geulgyeol/engine/model");
    const own = createDetector(await readModel()).analyse(AI_LIKE, { wordLevel: true, ensemble: true });
    expect(JSON.parse((await node("report.mjs")).stdout)).toEqual(JSON.parse(JSON.stringify(own)));
  });

  it("has nothing but its entries", async () => {
    const inner = ["dist/index.js", "src/detector.ts", "text", "testing"].map((path) => `@geulgyeol/engine/${path}`);
    writeFileSync(
      join(folder, "inner.mjs"),
      `for (const id of ${JSON.stringify(inner)}) await import(id).catch((error) => console.log(error.code));`,
    );
    const { stdout } = await node("inner.mjs");
    expect(stdout.trim().split("\n")).toEqual(inner.map(() => "ERR_PACKAGE_PATH_NOT_EXPORTED"));
  });

  it.each(["nodenext", "bundler"])(
    "has types for a strict program with module resolution %s",
    { timeout: 240_000 },
    async (resolution) => {
      const program = (use) => `import { type Analysis, createDetector } from "@geulgyeol/engine";
      import { MODEL_URL, readModel } from "@geulgyeol/engine/model";
      import { prepareReference } from "@geulgyeol/engine/training";
      export const analysis: Analysis = createDetector(await readModel()).analyse("글");
      export const uses: readonly unknown[] = [MODEL_URL.href, prepareReference];
      ${use}`;
      await checkTypes("good.ts", program("export const refused: boolean = analysis.kind === 'refusal';"), resolution);
      const wrong = program("export const wrong: number = analysis.kind;");
      await expect(checkTypes("bad.ts", wrong, resolution)).rejects.toThrow();
    },
  );

  it("runs in a browser, bundled", { timeout: 240_000 }, async () => {
    const page = `import { createDetector } from "@geulgyeol/engine";
      import { readModel } from "@geulgyeol/engine/model";
      const { report } = createDetector(await readModel()).analyse(${JSON.stringify(AI_LIKE)});
      document.title = JSON.stringify(report.classProbabilities);`;
    writeFileSync(join(folder, "page.mjs"), page);
    writeFileSync(join(folder, "index.html"), '<!doctype html><script type="module" src="/page.mjs"></script>');
    const { build, preview } = await import("vite");
    await build({ root: folder, configFile: false, logLevel: "silent", build: { target: "es2023" } });
    const server = await preview({ root: folder, configFile: false, preview: { port: 0, host: "127.0.0.1" } });
    try {
      const { createDetector } = await import("@geulgyeol/engine");
      const { readModel } = await import("@geulgyeol/engine/model");
      const own = createDetector(await readModel()).analyse(AI_LIKE);
      const shown = await titleOf(server.resolvedUrls.local[0]);
      expect(JSON.parse(shown)).toEqual(own.report.classProbabilities);
    } finally {
      await server.close();
    }
  });
});

/** The title that the page's program sets. */
async function titleOf(address) {
  const { chromium } = await import("@playwright/test");
  const { ensureBrowser } = await import("../ensure-browser.mjs");
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.waitForFunction("document.title !== ''", undefined, { timeout: 120_000 });
    return await page.title();
  } finally {
    await browser.close();
  }
}

describe("the package of the client, installed from its tarball", () => {
  it("has the types of requests and answers", { timeout: 240_000 }, async () => {
    const program = (use) => `import { createClient } from "@geulgyeol/client";
      const answer = await createClient({ apiKey: "k", baseUrl: "http://127.0.0.1" }).analyse({ text: "글" });
      if (answer.ok) { const { verdict, hold } = answer.value; ${use} }`;
    await checkTypes("client-good.ts", program("const one: 'human' | 'mixed' | 'ai' = verdict; void [one, hold];"));
    await expect(checkTypes("client-bad.ts", program("const one: number = verdict; void one;"))).rejects.toThrow();
  });
});

describe("the package of the documents, installed from its tarball", () => {
  it("reads a file as its README shows", async () => {
    copyFileSync(join(root, "documents/fixtures/essays/crossing.hwp"), join(folder, "essay.hwp"));
    writeFileSync(join(folder, "document.mjs"), exampleOf("@geulgyeol/documents"));
    const { stdout } = await node("document.mjs");
    expect(stdout).toMatch(/^학교 앞 건널목은 초록불이/);
  });
});

describe("the command geulgyeol, installed from its tarball", () => {
  const geulgyeol = (...args) => run(join(folder, "node_modules/.bin/geulgyeol"), args, { cwd: folder });

  it("judges a text file and a PDF", async () => {
    writeFileSync(join(folder, "글.txt"), AI_LIKE);
    const { stdout } = await geulgyeol("analyze", "글.txt", join(root, "documents/fixtures/pdf/whole-words.pdf"));
    expect(stdout).toContain("글.txt\n");
    expect(stdout).toContain("whole-words.pdf\n");
  });

  it("answers a language model over standard input and output, without a connection", async () => {
    writeFileSync(
      join(folder, "offline.mjs"),
      `import net from "node:net";
       const refuse = () => { throw new Error("A connection was tried."); };
       net.Socket.prototype.connect = refuse;
       globalThis.fetch = refuse;`,
    );
    const env = { PATH: process.env.PATH, NODE_OPTIONS: `--import=${join(folder, "offline.mjs")}` };
    const command = join(folder, "node_modules/.bin/geulgyeol");
    const client = await connect({ command, args: ["mcp"], cwd: folder, env });
    try {
      const analyse = (name, given) => client.callTool({ name, arguments: given });
      const { structuredContent: ofText } = await analyse("analyze_text", { text: AI_LIKE });
      const pdf = join(root, "documents/fixtures/pdf/whole-words.pdf");
      const { structuredContent: ofFile } = await analyse("analyze_file", { path: pdf });
      expect([ofText.language, ofFile.language]).toEqual(["ko", "ko"]);
    } finally {
      await client.close();
    }
  });

  it("names its versions", async () => {
    const { version } = JSON.parse(readFileSync(join(root, "engine/package.json"), "utf8"));
    expect((await geulgyeol("--version")).stdout).toContain(`geulgyeol ${version} `);
  });
});

/** A client of the SDK itself, of a server that this command starts. */
async function connect(server) {
  const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
  const { StdioClientTransport } = await import("@modelcontextprotocol/sdk/client/stdio.js");
  const client = new Client({ name: "stranger", version: "1.0.0" });
  await client.connect(new StdioClientTransport(server));
  return client;
}

describe("the commands of the READMEs", () => {
  const shell = (commands, options) => run("bash", ["-euo", "pipefail", "-c", commands], options);

  it("of the command do what they say, from its installation on", { timeout: 300_000 }, async () => {
    const place = join(folder, "as-shown");
    mkdirSync(join(place, "folder"), { recursive: true });
    copyFileSync(tarballs["geulgyeol-cli"], join(place, "geulgyeol-cli-0.1.0.tgz"));
    copyFileSync(join(root, "documents/fixtures/essays/crossing.hwp"), join(place, "essay.hwp"));
    writeFileSync(join(place, "folder/one.txt"), AI_LIKE);
    writeFileSync(join(place, "texts.jsonl"), `${JSON.stringify({ id: 1, text: AI_LIKE })}\n`);
    const readme = readFileSync(join(root, "cli/README.md"), "utf8");
    const [, commands] = /```\n(npm install [\s\S]{1,1000}?)```/.exec(readme);
    const global = join(place, "global");
    const env = {
      ...process.env,
      npm_config_prefix: global,
      npm_config_prefer_offline: "true",
      PATH: `${join(global, "bin")}:${process.env.PATH}`,
    };
    const { stdout } = await shell(commands, { cwd: place, env });
    expect(stdout).toContain("essay.hwp\n");
    expect(stdout).toContain('"folder/one.txt"');
    // As its README tells a client of the protocol to start it.
    const [, config] = /```json\n([\s\S]{1,1000}?)```/.exec(readme);
    const { command, args } = JSON.parse(config).mcpServers.geulgyeol;
    const client = await connect({ command, args, cwd: place, env: { PATH: env.PATH } });
    expect((await client.listTools()).tools).toHaveLength(3);
    await client.close();
  });

  it.each([
    ["README.md", ["과제.hwp", "글.txt", "글들.jsonl"]],
    ["README.en.md", ["essay.hwp", "text.txt", "texts.jsonl"]],
  ])("of the product do what they say: %s", { timeout: 120_000 }, async (name, [document, text, lines]) => {
    copyFileSync(join(root, "documents/fixtures/essays/crossing.hwp"), join(folder, document));
    writeFileSync(join(folder, text), AI_LIKE);
    writeFileSync(join(folder, lines), `${JSON.stringify({ id: 1, text: AI_LIKE })}\n`);
    const [, commands] = /```\n(npx geulgyeol [\s\S]{1,1000}?)```/.exec(readFileSync(join(root, name), "utf8"));
    const { stdout } = await shell(commands, { cwd: folder });
    for (const part of [document, text, lines]) expect(commands).toContain(part);
    expect(stdout).toContain(`${document}\n`);
    expect(stdout).toContain('"verdict": "ai"');
    expect(JSON.parse(stdout.trim().split("\n").at(-1))).toMatchObject({ id: 1, verdict: "ai" });
  });
});

it("passes publint and attw", { timeout: 240_000 }, () => checkPackages(built));

/** The size in words, or what the page says if that is right to a twentieth. */
function near(said, size) {
  const [number, unit] = said.split(" ");
  const bytes = Number(number) * (unit === "MB" ? 1e6 : 1e3);
  return Math.abs(bytes - size) <= size / 20 ? inWords(size) : said;
}

it("is as large as docs/programs.md says, and within its bounds", { timeout: 300_000 }, async () => {
  const most = {
    "@geulgyeol/engine": 8.3,
    "@geulgyeol/documents": 0.4,
    "@geulgyeol/client": 0.05,
    "geulgyeol-cli": 8.8,
    "browser extension": 8.6,
  };
  const page = readFileSync(join(root, "docs/programs.md"), "utf8");
  const sizes = await measureSizes(built);
  expect(sizes.map(({ name }) => name)).toEqual(Object.keys(most));
  for (const { name, size, unpackedSize } of sizes) {
    expect([name, size / 1e6 < most[name]]).toEqual([name, true]);
    const [, download, unpacked] = new RegExp(`\\| \`${name}\` \\| (.+?) \\| (.+?) \\|`).exec(page);
    expect([name, near(download, size), near(unpacked, unpackedSize)]).toEqual([
      name,
      inWords(size),
      inWords(unpackedSize),
    ]);
  }
});
