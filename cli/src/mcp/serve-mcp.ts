import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { loadComparer, loadDetector } from "../load-detector.ts";
import { createMcpServer } from "./create-mcp-server.ts";

/** Serves the Model Context Protocol over standard input and output until the input ends. */
export async function serveMcp(): Promise<void> {
  const [detector, comparer] = await Promise.all([loadDetector(), loadComparer()]);
  await createMcpServer({ detector, comparer }).connect(new StdioServerTransport());
}
