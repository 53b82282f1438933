import { LANGUAGES } from '@manyhearts/locales/languages'
import { closedObject } from '#app/tenancy/settings/closed_object'
import type { SettingDefinition } from './setting_types.js'
import { settingDescription } from './setting_description.js'
import { type SettingName, settingsSchema } from './settings_schema.js'

/** In characters. */
export const LONGEST: Partial<Record<SettingDefinition['kind'], number>> = { text: 500, words: 2_000 }

/** PostgreSQL stores no NUL and no lone surrogates, and a line break in a mail header could forge another one. */
export const ONE_LINE = String.raw`^[^\p{Cc}\p{Cs}]*$`
export const PARAGRAPHS = String.raw`^(?:[^\p{Cc}\p{Cs}]|\n)*$`

export const settingsJsonSchema = closedObject(
  Object.fromEntries(
    Object.entries(settingsSchema).map(([name, definition]) => [
      name,
      { ...settingSchema(definition), description: settingDescription(name as SettingName) },
    ])
  ),
  []
)

export function inLanguages(schema: object) {
  return closedObject(Object.fromEntries(LANGUAGES.map((language) => [language, schema])), [])
}

function settingSchema({ kind, options, pattern, min, max }: SettingDefinition): object {
  switch (kind) {
    case 'text':
      return { type: 'string', maxLength: LONGEST.text, pattern: pattern ?? ONE_LINE }
    case 'words': {
      const text = { type: 'string', maxLength: LONGEST.words, pattern: PARAGRAPHS }
      return inLanguages(text)
    }
    case 'integer':
      return { type: 'integer', minimum: min, maximum: max }
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return { enum: options }
    case 'list':
      return {
        type: 'array',
        items: options
          ? { enum: options }
          : { type: 'string', pattern: pattern ?? ONE_LINE, minLength: 1, maxLength: LONGEST.text },
        uniqueItems: true,
      }
  }
}
