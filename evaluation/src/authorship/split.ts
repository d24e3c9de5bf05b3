/**
 * Genres whose texts are compared with each other, texts of two genres being told apart by the genre. Writers are held out in
 * groups of this many, two groups at a time, so that every two writers are once held out together.
 */
export const GENRES = {
  blog: { heldOutTogether: 1, perWriter: 60, perPair: 20 },
  fiction: { heldOutTogether: 2, perWriter: 60, perPair: 20 },
  book: { heldOutTogether: 4, perWriter: 20, perPair: 2 },
} as const;

export type Genre = keyof typeof GENRES;

export const BLOG_FILES: Readonly<Record<string, string>> = {
  train_human_blog_edykim: "edykim",
  train_human_blog_ratsgo: "ratsgo",
  dev_human_blog_parksb: "parksb",
  train_human_essay_blog_mytory: "mytory",
  train_human_devlog_rinae: "rinae",
  train_human_techblog_polite_lovit: "lovit",
  dev_human_techblog_polite_joshua: "joshua",
};
