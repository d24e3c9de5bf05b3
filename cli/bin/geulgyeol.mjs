#!/usr/bin/env node
// In a checkout the bundle is rebuilt if its sources changed; the bundle itself needs only Node.
import { build } from "../../scripts/build.mjs";

await build({ only: ["cli"], log: console.error });
await import("../dist/main.mjs");
