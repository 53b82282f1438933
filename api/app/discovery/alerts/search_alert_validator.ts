import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { SEARCH_FIELDS } from '#app/discovery/filters/search_validator'

/** The body of `POST /api/search-alerts`: what the search asks for, in whatever order it shows people. */
export const createSearchAlertValidator = vine.create(strictObject(SEARCH_FIELDS))
