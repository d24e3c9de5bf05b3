import { Canvas } from "@react-pdf/renderer";
import createQrCode from "qrcode-generator";

/** The smallest version that holds the address; 15 of 100 modules may be lost. */
const LEVEL = "M";

/** An address as modules, row by row; true is dark. */
export function qrModules(address: string): readonly (readonly boolean[])[] {
  const code = createQrCode(0, LEVEL);
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  );
}

/** @param size points of the code without its quiet zone, which the paper around it must leave. */
export function QrCode({ address, size }: { address: string; size: number }) {
  const modules = qrModules(address);
  const side = size / modules.length;
  return (
    <Canvas
      style={{ width: size, height: size }}
      paint={(painter) => {
        for (const [row, columns] of modules.entries()) {
          for (const [column, isDark] of columns.entries()) {
            if (isDark) painter.rect(column * side, row * side, side, side);
          }
        }
        painter.fill("#000000");
        return null;
      }}
    />
  );
}
