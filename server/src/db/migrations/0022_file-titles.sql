-- The name of a file is its title now. The entries are derived from the analyses and are filled again at the start.
TRUNCATE "history_entries", "history_texts";
