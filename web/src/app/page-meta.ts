interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Pages of one's own and unfinished ones stay out of search engines. */
  readonly isPrivate?: boolean;
}

/** Title, description and sharing tags of a page. */
export function pageMeta({ title, description, isPrivate = false }: PageMeta) {
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
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
