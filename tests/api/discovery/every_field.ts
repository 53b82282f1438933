import { SEARCH_FIELDS } from '@manyhearts/locales/profile_fields'

export const EVERY_FIELD = { search_fields: [...SEARCH_FIELDS] }
