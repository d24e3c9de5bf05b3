/** The arrows of ARCHITECTURE.md. Each rule's comment is the message that a developer reads. */
const between = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/**
 * Which module of the server may use which, and why. What stands here is all there is: a module without a row, or an arrow
 * without a reason, is refused. A test compares ARCHITECTURE.md with this list.
 */
export const MODULE_ARROWS = {
  accounts: {},
  documents: {},
  credits: { accounts: "a balance belongs to an account and depends on its plan" },
  "language-models": {
    accounts: "what a model costs is counted by user and exported with the account",
    credits: "a day's budget ends with the day of the credits",
  },
  judging: { "language-models": "judges are language models" },
  analysis: {
    accounts: "an analysis belongs to an account",
    credits: "an analysis is charged",
    documents: "a file is read before it is analysed",
  },
  editing: {
    accounts: "edits are counted by user and plan",
    credits: "the count of edits begins anew with the day of the credits",
    "language-models": "a connected model may edit",
  },
  billing: { accounts: "a subscription belongs to an account", credits: "a paid month is a period of the credits" },
  history: { accounts: "the plan decides how far back it reaches", analysis: "its rows follow from the analyses" },
  sharing: { accounts: "a link belongs to an account", analysis: "a link shows an analysis" },
  reports: { accounts: "a report is kept for its owner, whose plan is asked", analysis: "a report prints an analysis" },
  records: { accounts: "a record's stamp belongs to an account" },
  community: { accounts: "posts are written by members", sharing: "a post shows a result as sharing freezes it" },
  operators: {
    accounts: "operators find and block users",
    analysis: "operators refund an analysis and export feedback",
    billing: "operators give money back",
    credits: "operators grant credits and show the ledger",
  },
};

const MODULES = Object.keys(MODULE_ARROWS);
const moduleRules = MODULES.map((from) => {
  const allowed = Object.keys(MODULE_ARROWS[from]);
  return between(
    `module-${from}`,
    `In the server ${from} may use ${allowed.join(", ") || "no other module"}. A new arrow needs a row with its reason in MODULE_ARROWS.`,
    { path: `^server/src/modules/${from}/`, pathNot: "\\.test\\.tsx?$" },
    { path: `^server/src/modules/(?!(${[from, ...allowed].join("|")})/)` },
  );
});

export default {
  forbidden: [
    between(
      "no-cycles",
      "A cycle means that two files are one thing, or that one knows too much.",
      {},
      { circular: true },
    ),
    between(
      "engine-imports-nothing",
      "The engine is pure: text and model bytes in, report out. It has no dependency and no IO.",
      { path: "^engine/src", pathNot: "\\.(test|bench)\\.ts$|^engine/src/testing/" },
      { pathNot: "^engine/src" },
    ),
    between(
      "documents-import-nothing-of-ours",
      "Documents turn bytes into text; what the text is for is not their business.",
      { path: "^documents/" },
      { path: "^(engine|contract|wording|server|web|cli|evaluation|e2e)/" },
    ),
    between(
      "browser-reads-without-node",
      "The browser entry must run in a web worker: no module of Node, and no reader that needs one.",
      { path: "^documents/src/browser\\.ts$" },
      { path: "^documents/src/(pdf|image|hwp)/", reachable: true },
    ),
    between(
      "contract-arrows",
      "The contract depends on zod and on the engine's types and constants only.",
      { path: "^contract/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(contract|engine|documents)/src|node_modules/zod" },
    ),
    between(
      "wording-arrows",
      "Words and numbers about a judgement are the same in the page, in print, in exports and in the terminal, so this room knows the engine's types and bands alone.",
      { path: "^wording/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(wording|engine)/src" },
    ),
    between(
      "wording-takes-little-of-the-engine",
      "Wording stands in the first view of the page: of the engine it may load what writes numbers and names the bands, not the detector.",
      { path: "^wording/src", pathNot: "\\.test\\.ts$" },
      {
        path: "^engine/src",
        pathNot: "^engine/src/(report|explanation/(percent|josa)|judgement/verdict-bands)\\.ts$",
      },
    ),
    between(
      "web-arrows",
      "The web app reaches the server only over HTTP, and knows only contract, wording, engine and documents/browser.",
      { path: "^web/" },
      { path: "^(server|cli|evaluation|e2e)/" },
    ),
    between(
      "server-arrows",
      "The server knows contract, wording, engine and documents; nothing of the other rooms.",
      { path: "^server/" },
      { path: "^(web|cli|evaluation|e2e)/" },
    ),
    between(
      "cli-arrows",
      "The command line uses engine, wording and documents, so that it works with no server.",
      { path: "^cli/" },
      { path: "^(server|web|contract|evaluation|e2e)/" },
    ),
    between(
      "evaluation-arrows",
      "What is measured is the engine itself, as it is shipped.",
      { path: "^evaluation/" },
      { path: "^(server|web|contract|wording|cli|documents|e2e)/" },
    ),
    between(
      "e2e-over-http-only",
      "A journey knows the product as a stranger does: by its address.",
      { path: "^e2e/" },
      { path: "^(server|web|engine|contract|wording|cli|evaluation|documents)/" },
    ),
    between(
      "features-are-separate",
      "Features of the web app do not import each other; what two of them share belongs to shared/.",
      { path: "^web/src/features/([^/]+)/" },
      { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    ),
    between(
      "shared-knows-no-feature",
      "In the web app the arrows run app, features, shared; never back.",
      { path: "^web/src/shared/" },
      { path: "^web/src/(app|features)/" },
    ),
    between(
      "features-know-no-app",
      "In the web app the arrows run app, features, shared; never back.",
      { path: "^web/src/features/" },
      { path: "^web/src/app/" },
    ),
    between(
      "modules-through-the-front-door",
      "A module of the server is reached only through its index.ts (tables may refer to tables for foreign keys).",
      { path: "^server/src/modules/([^/]+)/", pathNot: "/tables\\.ts$|\\.test\\.ts$" },
      { path: "^server/src/modules/([^/]+)/(?!index\\.ts$)", pathNot: "^server/src/modules/$1/" },
    ),
    between(
      "framework-stays-outside",
      "The HTTP framework stays in http/, in routes.ts and in main.ts, so that a use-case can be read and tested without it.",
      {
        path: "^server/src/",
        pathNot:
          "^server/src/(http|testing|main|wire-modules)|/routes\\.ts$|\\.test\\.ts$|^server/src/bench|/index\\.ts$",
      },
      { path: "node_modules/(fastify|@fastify)/" },
    ),
    between(
      "drivers-stay-in-db",
      "Database drivers are opened in db/ only.",
      { path: "^server/src/", pathNot: "^server/src/(db|testing)/|\\.test\\.ts$" },
      { path: "node_modules/(pg|@electric-sql)/" },
    ),
    between(
      "vendors-stay-in-ports",
      "What leaves the process and needs a secret is behind a port.",
      { path: "^server/src/", pathNot: "^server/src/ports/" },
      { path: "node_modules/(nodemailer|ai|@ai-sdk|@portone)/" },
    ),
    between(
      "modules-are-listed",
      "Each module of the server has a row in MODULE_ARROWS.",
      { path: `^server/src/modules/(?!(${MODULES.join("|")})/)` },
      { path: "^server/src/modules/" },
    ),
    ...moduleRules,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|build|\\.react-router|model|results)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
