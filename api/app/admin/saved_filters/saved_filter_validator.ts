import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { keptQueryFields } from '#app/admin/resources/definition/kept_query'

const LONGEST_NAME = 60

const name = () => plainString().trim().minLength(1).maxLength(LONGEST_NAME)

export const createSavedFilterValidator = vine.create(
  strictObject({
    resource: plainString(),
    tenant_id: vine.string().optional(),
    name: name(),
    ...keptQueryFields,
  })
)

export const updateSavedFilterValidator = vine.create(strictObject({ name: name() }))
