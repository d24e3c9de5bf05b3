import { SITE_ADDRESS } from "@geulgyeol/contract";

interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Canonical address of an indexed page, from the root. */
  readonly path?: string;
  /** Private and unfinished pages are not indexed. */
  readonly isPrivate?: boolean;
}

/** Made by `npm run pictures`. */
const PICTURE = { path: "/og.png", type: "image/png", width: "1200", height: "630", alt: "글결, 글의 결을 읽다" };

/** Placeholder of the site's address, which the server replaces. */
export function siteAddress(): string {
  return typeof window === "undefined" ? SITE_ADDRESS : window.location.origin;
}

/** Title, description, address and sharing tags of a page. */
export function pageMeta({ title, description, path, isPrivate = false }: PageMeta) {
  const full = `${title} | 글결`;
  return [
    { title: full },
    { property: "og:title", content: full },
    { property: "og:site_name", content: "글결" },
    { property: "og:locale", content: "ko_KR" },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(path === undefined ? [] : addressTags(siteAddress() + path)),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : pictureTags(siteAddress() + PICTURE.path)),
  ];
}

function addressTags(address: string) {
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address },
  ];
}

function pictureTags(picture: string) {
  return [
    { property: "og:image", content: picture },
    { property: "og:image:type", content: PICTURE.type },
    { property: "og:image:width", content: PICTURE.width },
    { property: "og:image:height", content: PICTURE.height },
    { property: "og:image:alt", content: PICTURE.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
