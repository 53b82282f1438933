import vine from '@vinejs/vine'
import { CAMPAIGN_LENGTHS, CAMPAIGN_SLUG } from '@manyhearts/locales/landers'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

const text = () =>
  strictObject({
    title: plainString().trim().minLength(1).maxLength(CAMPAIGN_LENGTHS.title),
    text: plainString().trim().minLength(1).maxLength(CAMPAIGN_LENGTHS.text),
  }).optional()

const texts = () => strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, text()])))

export const createCampaignValidator = vine.create(
  strictObject({ slug: vine.string().regex(CAMPAIGN_SLUG), texts: texts() })
)

export const updateCampaignValidator = vine.create(
  strictObject({ texts: texts(), version: vine.string().maxLength(64) })
)
