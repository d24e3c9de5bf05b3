import { strFromU8, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { listPackedFiles } from "./list-packed-files.ts";

describe("listPackedFiles", () => {
  it("lists files without folders, hidden files and those of macOS, and reads them", () => {
    const zip = zipSync({
      "3반/01_강다온.txt": strToU8("하나"),
      "3반/._01_강다온.txt": strToU8("x"),
      "__MACOSX/3반/02.txt": strToU8("x"),
      ".DS_Store": strToU8("x"),
      "02_고은결.hwp": strToU8("둘"),
    });
    const files = listPackedFiles(zip);
    expect(files.map(({ name }) => name)).toEqual(["01_강다온.txt", "02_고은결.hwp"]);
    expect(files.map(({ read }) => strFromU8(read()))).toEqual(["하나", "둘"]);
  });

  it("reads Korean names that Windows wrote in its own code page", () => {
    const zip = zipSync({ "AAAA.txt": strToU8("글") });
    // "강다" in CP949, in both headers of the entry.
    const name = [0xb0, 0xad, 0xb4, 0xd9];
    for (let at = 0; at + 4 <= zip.length; at++) {
      if (zip.subarray(at, at + 4).every((byte) => byte === 0x41)) zip.set(name, at);
    }
    expect(listPackedFiles(zip)[0]?.name).toBe("강다.txt");
  });

  it("refuses paths outside of the archive, and bombs when they are read", () => {
    expect(() => listPackedFiles(zipSync({ "../x.txt": strToU8("x") }))).toThrow();
    const bomb = zipSync({ "큰.txt": new Uint8Array(64 * 1024 * 1024) }, { level: 9 });
    expect(() => listPackedFiles(bomb)[0]?.read()).toThrow(/복잡/);
    expect(() => listPackedFiles(strToU8("no zip"))).toThrow(/손상/);
  });
});
