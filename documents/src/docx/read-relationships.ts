import type { Archive } from "../archive/open-archive.ts";
import { readXml } from "../xml/read-xml.ts";
import { DOCX_NAMESPACES } from "./namespaces.ts";

/**
 * Parts that a part refers to, by the last word of the relationship's type. External targets (remote templates, linked
 * pictures) are ignored: nothing is ever fetched.
 */
export function readRelationships(archive: Archive, part: string): Map<string, string> {
  const slash = part.lastIndexOf("/");
  const folder = part.slice(0, slash + 1);
  const bytes = archive.read(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  const targets = new Map<string, string>();
  if (!bytes) return targets;
  readXml(bytes, DOCX_NAMESPACES, {
    open({ name, attribute }) {
      if (name !== "rel:Relationship" || attribute("TargetMode") === "External") return;
      const type = attribute("Type")?.split("/").at(-1) ?? "";
      const target = attribute("Target") ?? "";
      if (!targets.has(type)) targets.set(type, resolve(folder, target));
    },
    close() {},
    text() {},
  });
  return targets;
}

function resolve(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = folder.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
