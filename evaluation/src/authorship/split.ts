/**
 * Writers whose texts are only measured. Written down before anything was measured: blogs and fiction writers with several
 * works, among them both blogs to which texts of a model on the same subjects exist. Everyone else is fitted on.
 */
export const TEST_WRITERS = {
  blog: ["edykim", "ratsgo", "parksb", "mytory"],
  fiction: ["현진건", "김유정", "윤백남", "김동인"],
} as const;

export const DEVELOPMENT_WRITERS = {
  blog: ["joshua", "lovit", "rinae"],
  fiction: ["최서해", "이효석", "강경애", "이익상", "나도향", "염상섭"],
} as const;

export const BLOG_FILES: Readonly<Record<string, string>> = {
  train_human_blog_edykim: "edykim",
  train_human_blog_ratsgo: "ratsgo",
  dev_human_blog_parksb: "parksb",
  train_human_essay_blog_mytory: "mytory",
  train_human_devlog_rinae: "rinae",
  train_human_techblog_polite_lovit: "lovit",
  dev_human_techblog_polite_joshua: "joshua",
};
