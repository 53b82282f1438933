export const LIVES_IN = 'search_rows.country_code = app.country_code(?)'

export const LIVES_IN_REGION = 'search_rows.region_id = ?'
