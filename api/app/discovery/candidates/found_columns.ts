export const FOUND_COLUMNS = `search_rows.id, search_rows.kind_code = app.word_code('fictional') as is_fictional`
