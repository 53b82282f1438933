import { SEARCH_FIELDS } from '@manyhearts/api/app/tenancy/settings/settings_schema'

/** Settings of a brand whose search offers all there is, whatever its niche begins with. */
export const EVERY_FIELD = { search_fields: [...SEARCH_FIELDS] }
