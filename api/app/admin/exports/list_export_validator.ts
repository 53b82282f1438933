import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { strictObject } from '#app/http/validation/strict_object'
import { keptQueryFields } from '#app/admin/resources/definition/kept_query'
import { EXPORTED_LISTS, type ExportedList } from './exported_lists.js'

export const createListExportValidator = vine.create(
  strictObject({
    resource: vine.enum(Object.keys(EXPORTED_LISTS) as ExportedList[]),
    ...keptQueryFields,
    language: vine.enum(LANGUAGES),
  })
)
