import { LANGUAGES } from '@manyhearts/locales/languages'
import { presets } from '@manyhearts/theme-presets/presets'
import type { SettingDefinition } from './setting_types.js'
import { settingsSchema } from './settings_schema.js'

const text = { type: 'string', minLength: 1, maxLength: 500 }
const country = { type: 'string', pattern: '^[A-Z]{2}$' }
const colour = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }
const count = { type: 'integer', minimum: 0, maximum: 1_000_000_000 }
const positive = { ...count, minimum: 1 }

/** An object that knows all its keys. */
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const settings = object(
  Object.fromEntries(Object.entries(settingsSchema).map(([name, definition]) => [name, settingSchema(definition)])),
  []
)

/** The JSON Schema (2020-12) of a manifest; editors and `plan` read the same one. Settings come from the settings schema. */
export const manifestSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Manyhearts tenant manifest',
  ...object(
    {
      tenant: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,40}$' },
      state: { enum: ['draft', 'live', 'paused', 'closing', 'closed'] },
      company: object(
        {
          key: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,40}$' },
          name: text,
          address: text,
          kvk: text,
          city: text,
          country,
          tradenames: { type: 'array', items: text },
          vat_numbers: { type: 'array', items: text },
          vat_percent: { type: 'integer', minimum: 0, maximum: 50 },
          support_phone: text,
          delete_discount: { type: 'integer', minimum: 0, maximum: 90 },
          added: { type: 'string', format: 'date-time' },
        },
        ['key', 'name', 'address', 'kvk', 'city', 'country', 'vat_percent', 'support_phone', 'added']
      ),
      niche: { type: 'integer', minimum: 1, maximum: 7 },
      time_zone: { enum: Intl.supportedValuesOf('timeZone').concat('UTC') },
      theme: object(
        {
          preset: { enum: Object.keys(presets) },
          mode: { enum: ['light', 'dark'] },
          primary: colour,
          secondary: colour,
        },
        []
      ),
      domains: {
        type: 'array',
        minItems: 1,
        items: object(
          {
            host: {
              type: 'string',
              pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$',
              maxLength: 253,
            },
            language: { type: 'string', pattern: `^(${LANGUAGES.join('|')})(-[A-Z]{2})?$` },
            country,
            main: { type: 'boolean' },
            settings,
          },
          ['host', 'language', 'country']
        ),
      },
      settings,
      packages: {
        type: 'array',
        items: object(
          {
            key: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,40}$' },
            country,
            credits: positive,
            bonus_credits: count,
            price_minor: positive,
            currency: { type: 'string', pattern: '^[A-Z]{3}$' },
          },
          ['key', 'country', 'credits', 'price_minor', 'currency']
        ),
      },
      invite_codes: {
        type: 'array',
        items: object({ code: { type: 'string', pattern: '^[A-Za-z0-9-]{4,40}$' }, uses: positive }),
      },
    },
    ['tenant', 'state', 'company', 'niche', 'time_zone', 'domains']
  ),
}

function settingSchema({ kind, about, options, min, max }: SettingDefinition): object {
  const description = about
  switch (kind) {
    case 'text':
      return { type: 'string', maxLength: 500, description }
    case 'words':
      return {
        ...object(Object.fromEntries(LANGUAGES.map((one) => [one, { type: 'string', maxLength: 2_000 }])), []),
        description,
      }
    case 'integer':
      return { type: 'integer', minimum: min, maximum: max, description }
    case 'boolean':
      return { type: 'boolean', description }
    case 'choice':
      return { enum: options, description }
    case 'list':
      return { type: 'array', items: options ? { enum: options } : text, uniqueItems: true, description }
  }
}
