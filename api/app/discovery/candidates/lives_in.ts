/** SQL: somebody lives in a country, a binding. The rows of a search have a number for each. */
export const LIVES_IN = 'search_rows.country_code = app.country_code(?)'

/** SQL: somebody lives in a region, a binding. */
export const LIVES_IN_REGION = 'search_rows.region_id = ?'
