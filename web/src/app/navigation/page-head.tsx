import { useLocation } from "react-router";
import { metaOf } from "./page-modules.tsx";

/**
 * Title, description and sharing tags of the shown page, with the attributes that the build writes. Structured data are
 * for search engines only, which read the HTML.
 */
export function PageHead() {
  const { pathname } = useLocation();
  return metaOf(pathname).map((tag) => {
    const key = JSON.stringify(tag);
    if ("title" in tag) return <title key="title">{String(tag.title)}</title>;
    if ("script:ld+json" in tag) return null;
    const { tagName: Tag = "meta", ...attributes } = tag as { tagName?: "meta" | "link" };
    return <Tag key={key} {...attributes} />;
  });
}
