import { SEARCH_FIELDS } from '@manyhearts/api/app/tenancy/settings/settings_schema'

export const EVERY_FIELD = { search_fields: [...SEARCH_FIELDS] }
