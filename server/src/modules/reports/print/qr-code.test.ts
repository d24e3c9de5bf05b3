import { createCanvas } from "@napi-rs/canvas";
import jsQrModule from "jsqr";
import { expect, it } from "vitest";
import { drawingOf, makeReport, printMade } from "../../../testing/printed-report.ts";
import { qrModules } from "./qr-code.tsx";

// A CommonJS module with a default export.
const readQrCode = (jsQrModule as unknown as { default?: typeof jsQrModule }).default ?? jsQrModule;

/** A drawing of modules with its quiet zone. */
function draw(modules: readonly (readonly boolean[])[]) {
  const [side, quiet] = [4, 4];
  const size = (modules.length + 2 * quiet) * side;
  const context = createCanvas(size, size).getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size, size);
  context.fillStyle = "#000";
  for (const [row, columns] of modules.entries()) {
    for (const [column, isDark] of columns.entries()) {
      if (isDark) context.fillRect((column + quiet) * side, (row + quiet) * side, side, side);
    }
  }
  return context.getImageData(0, 0, size, size);
}

/** The squares of one size that the page draws, as modules; the code is the only thing drawn in squares. */
function printedModules(bytes: Uint8Array): boolean[][] {
  const squares = [...drawingOf(bytes).matchAll(/^(-?[\d.]{1,20}) (-?[\d.]{1,20}) ([\d.]{1,20}) \3 re$/gm)]
    .map(([, x, y, side]) => [Number(x), Number(y), Number(side)] as const)
    .filter(([, , side]) => side < 3);
  const side = squares[0]?.[2] ?? 1;
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  const placed = squares.map(([x, y]) => [Math.round((x - left) / side), Math.round((y - top) / side)] as const);
  const count = 1 + Math.max(...placed.flat());
  const dark = new Set(placed.map(([column, row]) => `${column} ${row}`));
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => dark.has(`${column} ${row}`)),
  );
}

it.each(["https://geulgyeol.example/verify/GK-7Q2M-X4ZD-0B9F-6A1E", `http://localhost:3000/${"a".repeat(120)}`])(
  "encodes an address that a reader decodes: %s",
  (address) => {
    const { data, width, height } = draw(qrModules(address));
    expect(readQrCode(new Uint8ClampedArray(data), width, height)?.data).toBe(address);
  },
);

it("the printed page holds the code of the address to verify at", async () => {
  const verifyUrl = "https://geulgyeol.example/verify/GK-7Q2M-X4ZD-0B9F-6A1E";
  const { bytes } = await printMade(makeReport(5), { verifyUrl });
  const { data, width, height } = draw(printedModules(bytes));
  expect(readQrCode(new Uint8ClampedArray(data), width, height)?.data).toBe(verifyUrl);
}, 60_000);
