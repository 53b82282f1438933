import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { presets } from '@manyhearts/theme-presets/presets'
import { plainString } from '#app/http/validation/plain_string'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { HOST_NAME, MANIFEST_KEY } from '#app/tenancy/manifests/manifest_schema'

/** A host name as it stands in a manifest; capitals are taken too. */
export const hostName = () => vine.string().trim().toLowerCase().maxLength(253).regex(new RegExp(HOST_NAME))

const TIME_ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC']

/** `like` names a brand that the new one takes everything else from; without it, what a brand can't do without is asked for. */
export const newBrandValidator = vine.create(
  strictObject({
    name: plainString().trim().minLength(1).maxLength(100),
    slug: vine.string().minLength(2).regex(new RegExp(MANIFEST_KEY)),
    host: hostName(),
    like: vine.string().use(rowIdRule()).optional(),
    company_id: vine.string().use(rowIdRule()).optional().requiredIfMissing('like'),
    niche: vine.number().withoutDecimals().range([1, 7]).optional().requiredIfMissing('like'),
    preset: vine.enum(Object.keys(presets)).optional(),
    language: vine.enum(LANGUAGES).optional().requiredIfMissing('like'),
    country: vine.string().optional().requiredIfMissing('like'),
    time_zone: vine.enum(TIME_ZONES).optional(),
  })
)
