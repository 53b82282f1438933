import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { closedObject } from '#app/tenancy/settings/closed_object'
import type { SettingDefinition } from './setting_types.js'
import { settingDescription } from './setting_description.js'
import { type SettingName, settingsSchema } from './settings_schema.js'
import { ONE_LINE, PARAGRAPHS } from './text_formats.js'

/** In characters, where a setting doesn't say so itself. */
const LONGEST = { text: 500, words: 2_000 }

export const settingsJsonSchema = closedObject(
  Object.fromEntries(
    Object.entries(settingsSchema).map(([name, definition]) => [
      name,
      { ...settingSchema(definition), description: settingDescription(name as SettingName) },
    ])
  ),
  []
)

export function inLanguages(schema: (language: Language) => object) {
  return closedObject(Object.fromEntries(LANGUAGES.map((language) => [language, schema(language)])), [])
}

export function longestOf({ kind, longest }: SettingDefinition): number | undefined {
  return kind === 'text' || kind === 'words' ? (longest ?? LONGEST[kind]) : undefined
}

function settingSchema(definition: SettingDefinition): object {
  const { kind, options, format = ONE_LINE, offered, min, max } = definition
  switch (kind) {
    case 'text':
      return { ...format, maxLength: longestOf(definition) }
    case 'words':
      return inLanguages((language) => ({
        ...PARAGRAPHS,
        maxLength: longestOf(definition),
        ...(offered && offered[language].length > 0 && { examples: offered[language] }),
      }))
    case 'integer':
      return { type: 'integer', minimum: min, maximum: max }
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return { enum: options }
    case 'list':
      return {
        type: 'array',
        items: options ? { enum: options } : { ...format, minLength: 1, maxLength: LONGEST.text },
        uniqueItems: true,
      }
  }
}
