/** The arrows of ARCHITECTURE.md. Each rule's comment is the message that a developer reads. */
const between = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

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
      { path: "^(engine|contract|server|web|cli|evaluation|e2e)/" },
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
      "web-arrows",
      "The web app reaches the server only over HTTP, and knows only contract, engine and documents/browser.",
      { path: "^web/" },
      { path: "^(server|cli|evaluation|e2e)/" },
    ),
    between(
      "server-arrows",
      "The server knows contract, engine and documents; nothing of the other rooms.",
      { path: "^server/" },
      { path: "^(web|cli|evaluation|e2e)/" },
    ),
    between(
      "cli-arrows",
      "The command line uses the engine and the documents, so that it works with no server.",
      { path: "^cli/" },
      { path: "^(server|web|contract|evaluation|e2e)/" },
    ),
    between(
      "evaluation-arrows",
      "What is measured is the engine itself, as it is shipped.",
      { path: "^evaluation/" },
      { path: "^(server|web|contract|cli|documents|e2e)/" },
    ),
    between(
      "e2e-over-http-only",
      "A journey knows the product as a stranger does: by its address.",
      { path: "^e2e/" },
      { path: "^(server|web|engine|contract|cli|evaluation|documents)/" },
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
      "credits-know-only-accounts",
      "Inside the server the arrows run billing, credits, accounts; credits never know what they were spent on.",
      { path: "^server/src/modules/credits/" },
      { path: "^server/src/modules/(?!credits|accounts)" },
    ),
    between(
      "community-knows-sharing",
      "The community shows results as sharing freezes them, and knows no other module but accounts.",
      { path: "^server/src/modules/community/" },
      { path: "^server/src/modules/(?!community|sharing|accounts)" },
    ),
    between(
      "operators-stand-on-top",
      "Operators reach into every module; no module knows of them.",
      { path: "^server/src/modules/(?!operators)" },
      { path: "^server/src/modules/operators/" },
    ),
    between(
      "accounts-know-no-module",
      "Accounts stand at the bottom of the server's modules.",
      { path: "^server/src/modules/accounts/" },
      { path: "^server/src/modules/(?!accounts)" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|build|\\.react-router|model|results)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
