-- A search for one syllable that stands nowhere read through every post: the single characters join the pairs in the index.
UPDATE "community_posts" SET "search_pairs" = "search_pairs" || ARRAY(
  SELECT DISTINCT "character" FROM unnest(string_to_array("search_text", NULL)) AS "character"
);
