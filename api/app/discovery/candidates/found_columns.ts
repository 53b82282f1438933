/** What a search keeps of whom it finds, beside what they are put in order by: `place` first, then the later `moment`, then the higher id. */
export const FOUND_COLUMNS = `search_rows.id, search_rows.kind_code = app.word_code('fictional') as is_fictional`
