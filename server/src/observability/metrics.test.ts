import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createAnalysisMetrics, createQueueMetrics } from "../modules/analysis/metrics.ts";
import { koreanText } from "../testing/korean-text.ts";
import { scriptedDetector } from "../testing/scripted-detector.ts";
import { openTestApp } from "../testing/test-app.ts";
import { openEmbeddedCopy } from "../testing/test-database.ts";
import { createMetrics } from "./create-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const sources = {
  versions: scriptedDetector,
  engineLoad: () => ({ working: 2, waiting: 7 }),
  poolLoad: () => ({ working: 3, idle: 1, waiting: 4 }),
};

it("counts responses, verdicts and spent credits without paths or texts", async () => {
  const connection = await openEmbeddedCopy();
  const metrics = createMetrics(sources);
  const test = await openTestApp(connection, { metrics });
  try {
    const cookie = await test.newSession();
    const text = koreanText(1);
    await test.post("/api/analyze", { text }, { cookie });
    await test.post("/api/analyze", { text }, { cookie });
    await test.post("/api/analyze", { text });
    await test.call("GET", `/api/secret-of-a-user?token=${"x".repeat(20)}`);

    const shown = await metrics.render();
    const model = scriptedDetector.modelVersion;
    expect(shown).toContain('geulgyeol_http_request_seconds_count{method="POST",route="/api/analyze",status="200"} 2');
    expect(shown).toContain('geulgyeol_http_request_seconds_count{method="POST",route="/api/analyze",status="401"} 1');
    expect(shown).toContain('geulgyeol_http_request_seconds_count{method="GET",route="unknown",status="404"} 1');
    expect(shown).toMatch(new RegExp(`geulgyeol_verdicts_total\\{kind="basic",verdict="\\w+",model="${model}"\\} 1`));
    expect(shown).toContain('geulgyeol_credits_spent_total{kind="basic"} 1');
    expect(shown).toContain(`geulgyeol_ai_probability_count{model="${model}",language="ko"} 1`);
    expect(shown).toContain('geulgyeol_engine_tasks{state="waiting"} 7');
    expect(shown).toContain('geulgyeol_database_connections{state="waiting"} 4');
    expect(shown).not.toContain("secret-of-a-user");
    expect(shown).not.toContain(text.slice(0, 10));
  } finally {
    await test.app.close();
    await connection.close();
  }
});

it("serveMetrics serves only GET /metrics", async () => {
  const server = await serveMetrics(createMetrics(sources), { host: "127.0.0.1", port: 0 });
  try {
    const ask = (path: string, method = "GET") => fetch(`http://127.0.0.1:${server.port}${path}`, { method });
    const answer = await ask("/metrics");
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(await answer.text()).toContain("geulgyeol_model_info");
    expect((await ask("/")).status).toBe(404);
    expect((await ask("/metrics", "POST")).status).toBe(404);
  } finally {
    await server.close();
  }
});

it("defines every metric used in deploy/alerts.yaml", async () => {
  const alerts = readFileSync(new URL("../../../deploy/alerts.yaml", import.meta.url), "utf8");
  const asked = [...alerts.matchAll(/geulgyeol_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));
  expect(new Set(asked).size).toBeGreaterThan(6);
  const metrics = createMetrics(sources);
  createAnalysisMetrics(metrics.registry);
  createQueueMetrics(metrics.registry, { waiting: 0 });
  const shown = await metrics.render();
  for (const name of asked) expect(shown).toContain(`# TYPE ${name} `);
  expect(alerts.match(/- alert:/g)).toHaveLength(alerts.match(/summary:/g)?.length ?? 0);
});
