#!/usr/bin/env node
// In a checkout the bundle is made when its sources changed; the bundle itself needs nothing but Node.
import { build } from "../../scripts/build.mjs";

await build({ only: ["cli"], log: console.error });
await import("../dist/main.mjs");
