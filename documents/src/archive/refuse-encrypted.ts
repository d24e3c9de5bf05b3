import { DocumentError } from "../document-error.ts";
import { readXml } from "../xml/read-xml.ts";
import type { Archive } from "./open-archive.ts";

const MANIFEST = "META-INF/manifest.xml";

/** OpenDocument and OWPML list encrypted parts in their manifest. Throws FILE_ENCRYPTED if there is one. */
export function refuseEncrypted(archive: Archive): void {
  const manifest = archive.read(MANIFEST);
  if (!manifest) return;
  readXml(
    manifest,
    {},
    {
      open({ name }) {
        if (name === ":encryption-data") throw new DocumentError("FILE_ENCRYPTED", "manifest");
      },
      close() {},
      text() {},
    },
  );
}
