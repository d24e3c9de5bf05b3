import { moduleArrows } from "./scripts/module-arrows.mjs";

/** The arrows of ARCHITECTURE.md. Each rule's comment is the message that a developer reads. */
const between = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/**
 * Which module of the server may use which, and why: each module says so in its `uses`. An arrow without a reason is refused.
 */
const MODULE_ARROWS = moduleArrows();

/** The engine's folders in the order in which a text passes through them, and what each hands on. */
export const ENGINE_STAGES = {
  "model-file": "tables and header of a model file, whatever they mean",
  learners: "trees, network, logistic models and named inputs, which know nothing of texts",
  text: "prepared text: prose, sentences, words, with the way back to the text as given",
  members: "what each member says of the text and of its sentences",
  sentences: "evidence of each sentence, and what the sentences show together",
  document: "one calibrated judgement with its interval and AI share",
  report: "the report: judgement, sentences and words with the reasons for them",
};

const STAGES = Object.keys(ENGINE_STAGES);
const stageRules = STAGES.map((stage, at) => {
  const later = STAGES.slice(at + 1).map((name) => `${name}/`);
  return between(
    `engine-stage-${stage}`,
    `The engine's ${stage}/ hands on "${ENGINE_STAGES[stage]}", so that it may know no later stage (${STAGES.slice(at + 1).join(", ") || "there is none"}) and nothing of the pipeline that runs it. Give it what it needs as an argument.`,
    { path: `^engine/src/${stage}/`, pathNot: "\\.test\\.ts$" },
    { path: `^engine/src/(${[...later, "[^/]+\\.ts$"].join("|")})` },
  );
});

const MODULES = Object.keys(MODULE_ARROWS);
const moduleRules = MODULES.map((from) => {
  const allowed = Object.keys(MODULE_ARROWS[from]);
  return between(
    `module-${from}`,
    `In the server ${from} may use ${allowed.join(", ") || "no other module"}. A new arrow needs its reason in uses of the module.`,
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
    ...stageRules,
    between(
      "authorship-reads-text-alone",
      "Comparing texts of one writer is apart from judging one text: it takes the prepared text and nothing else of the engine.",
      { path: "^engine/src/authorship/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^engine/src/(authorship|text)/" },
    ),
    between(
      "judging-knows-no-authorship",
      "A judgement never depends on other texts of its writer.",
      { path: "^engine/src", pathNot: "^engine/src/(authorship/|training\\.ts$)" },
      { path: "^engine/src/authorship/" },
    ),
    between(
      "members-agree-by-themselves",
      "Agreement of the members means something only when none uses another; language-model shares the symbols of the n-gram views.",
      { path: "^engine/src/members/([^/]+)/", pathNot: "\\.test\\.ts$" },
      {
        path: "^engine/src/members/[^/]+/",
        pathNot: "^engine/src/members/($1/|ngrams/(views|hash-grams)\\.ts$)",
      },
    ),
    between(
      "documents-import-nothing-of-ours",
      "Documents turn bytes into text; what the text is for is not their business.",
      { path: "^documents/" },
      {
        path: "^(engine|rewriting|contract|records|similarity|wording|server|web|cli|client|extension|evaluation|e2e)/",
      },
    ),
    between(
      "browser-reads-without-node",
      "The browser entry must run in a web worker: no module of Node, and no reader that needs one.",
      { path: "^documents/src/browser\\.ts$" },
      { path: "^documents/src/(pdf|image|hwp)/", reachable: true },
    ),
    between(
      "rewriting-arrows",
      "The built-in editor changes texts; of ours it knows how the engine splits a text and tells its language, and how a phrase is read before a particle.",
      { path: "^rewriting/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(rewriting/src|engine/src/text/|wording/src/josa\\.ts$)" },
    ),
    between(
      "contract-arrows",
      "The contract depends on zod and on the engine's types and constants only.",
      { path: "^contract/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(contract|engine|documents)/src|node_modules/zod" },
    ),
    between(
      "records-arrows",
      "A writing record is checked alike in the page and on the server; of ours it knows what crosses HTTP, and it hashes with one library.",
      { path: "^records/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(records|contract)/src|node_modules/@noble/hashes" },
    ),
    between(
      "similarity-arrows",
      "Comparing texts with each other is apart from judging them: of the engine it takes the prepared text.",
      { path: "^similarity/src", pathNot: "\\.test\\.ts$|^similarity/src/(testing/|bench\\.ts$)" },
      { pathNot: "^(similarity/src|engine/src/text/)" },
    ),
    between(
      "wording-arrows",
      "Words and numbers about a judgement are the same in the page, in print, in exports and in the terminal, so this room knows the engine alone, and of documents the type of what a file says about itself.",
      { path: "^wording/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(wording|engine)/src|^documents/src/facts/file-facts\\.ts$" },
    ),
    between(
      "wording-takes-little-of-the-engine",
      "Wording stands in the first view of the page: of the engine it may load the thresholds and know the types of a report. The thresholds load nothing of the detector.",
      {
        path: "^(wording/src|engine/src/(thresholds|report/hold)\\.ts$)",
        pathNot: "(\\.test\\.ts$|^wording/src/testing/)",
      },
      {
        path: "^engine/src",
        pathNot: "^engine/src/(thresholds|document/verdict-bands|report/hold)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    between(
      "first-view-words-stand-apart",
      "The sentences of reports are made where a report is made; the first view of the page loads labels and numbers alone.",
      { path: "^wording/src/[^/]+\\.ts$", pathNot: "\\.test\\.ts$" },
      { path: "^wording/src/(report|authorship)/" },
    ),
    between(
      "web-arrows",
      "The web app reaches the server only over HTTP, and knows only contract, records, wording, engine and documents/browser.",
      { path: "^web/" },
      { path: "^(rewriting|similarity|server|cli|client|extension|evaluation|e2e)/" },
    ),
    between(
      "server-arrows",
      "The server knows contract, records, wording, engine, rewriting, similarity and documents; nothing of the other rooms.",
      { path: "^server/" },
      { path: "^(web|cli|evaluation|e2e)/" },
    ),
    between(
      "cli-arrows",
      "The command line uses engine, wording and documents, so that it works with no server.",
      { path: "^cli/" },
      { path: "^(rewriting|similarity|server|web|contract|records|evaluation|e2e)/" },
    ),
    between(
      "client-arrows",
      "Programs install the client: of ours it holds the contract and nothing else.",
      { path: "^client/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^(client|contract)/src|node_modules/zod" },
    ),
    between(
      "extension-arrows",
      "The browser extension shows a report as the page does, with the engine inside; it knows no server and no feature of the page.",
      { path: "^extension/" },
      { path: "^(rewriting|similarity|server|records|cli|evaluation|e2e)/|^web/src/(app|features)/.*[.]tsx?$" },
    ),
    between(
      "evaluation-arrows",
      "What is measured is the engine, the built-in editor and the comparison of texts, as they are shipped.",
      { path: "^evaluation/" },
      { path: "^(server|web|contract|records|wording|cli|documents|e2e)/" },
    ),
    between(
      "training-through-one-door",
      "Training and evaluation take the engine's parts from @geulgyeol/engine/training, so that the engine can move its files.",
      { path: "^evaluation/", pathNot: "\\.test\\.ts$" },
      { path: "^engine/src", pathNot: "^engine/src/(index|training|accuracy-record|testing/index)\\.ts$" },
    ),
    between(
      "katfish-stands-apart",
      "The research method of the KatFish table is no part of the product: it shares the learners and the corpus, and nothing of how the shipped model is trained.",
      { path: "^evaluation/src/katfish/" },
      { path: "^evaluation/src/(?!(katfish|learners)/|corpus/read-corpus\\.ts$)" },
    ),
    between(
      "product-knows-no-katfish",
      "What is shipped must not follow from the research method; the record only reads its results.",
      { path: "^evaluation/src/(?!katfish/)" },
      { path: "^evaluation/src/katfish/", pathNot: "/katfish-result\\.ts$" },
    ),
    between(
      "e2e-over-http-only",
      "A journey knows the product as a stranger does: by its address.",
      { path: "^e2e/" },
      {
        path: "^(server|web|engine|rewriting|contract|records|similarity|wording|cli|client|extension|evaluation|documents)/",
      },
    ),
    between(
      "features-are-separate",
      "Features of the web app do not import each other; what two of them share belongs to report/ or shared/.",
      { path: "^web/src/features/([^/]+)/" },
      { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    ),
    between(
      "shared-knows-no-feature",
      "In the web app the arrows run app, features, report, shared; never back.",
      { path: "^web/src/shared/" },
      { path: "^web/src/(app|features|report)/" },
    ),
    between(
      "report-knows-no-feature",
      "The report is shown by several features and therefore knows none: app, features, report, shared; never back.",
      { path: "^web/src/report/" },
      { path: "^web/src/(app|features)/" },
    ),
    between(
      "features-know-no-app",
      "In the web app the arrows run app, features, report, shared; never back.",
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
        pathNot: "^server/src/(http|testing|module\\.ts|create-server)|/routes\\.ts$|\\.test\\.ts$|/index\\.ts$",
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
