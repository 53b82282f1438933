import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { filterRules } from '#app/discovery/filters/search_validator'

export const createSearchAlertValidator = vine.create(strictObject(filterRules))
