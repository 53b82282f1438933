import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { TEMPLATE_PURPOSES } from '#app/tenancy/answer_templates/answer_template'

const template = {
  /** As staff find it. */
  name: plainString().trim().minLength(1).maxLength(80),
  purpose: vine.enum(TEMPLATE_PURPOSES),
  language: vine.enum(LANGUAGES),
  body: plainText().trim().minLength(1).maxLength(4_000),
}

export const createTemplateValidator = vine.create(strictObject(template))

export const updateTemplateValidator = vine.create(strictObject({ ...template, version: vine.string().maxLength(64) }))
