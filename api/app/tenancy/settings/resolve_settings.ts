import { LANGUAGES } from '@manyhearts/locales/languages'
import type { Words } from './setting_types.js'
import { type SettingName, settingsSchema, type Settings } from './settings_schema.js'

/** What one level says: a domain, a tenant, a niche or the platform. */
export type SettingsLevel = Record<string, unknown>

/**
 * A brand's settings from its levels, nearest first: the first level that has a value decides. Words are decided language
 * by language, so a domain may change one language's title and leave the others.
 */
export function resolveSettings(levels: SettingsLevel[]): Settings {
  return Object.fromEntries(
    Object.entries(settingsSchema).map(([name, { kind, fallback }]) => [
      name,
      kind === 'words' ? wordsOf(name, levels) : (firstValue(name, levels) ?? fallback),
    ])
  ) as Settings
}

/** A text in the visitor's language, else in the site's own, else in English. */
export function inLanguage(texts: Words, language: string, siteLanguage: string): string {
  return texts[language as never] ?? texts[siteLanguage as never] ?? texts.en ?? ''
}

/** Settings that are made of words. */
export const WORD_SETTINGS = Object.entries(settingsSchema)
  .filter(([, { kind }]) => kind === 'words')
  .map(([name]) => name as SettingName)

/** Settings that are nobody's business but staff's; the type has to be told their names. */
export const STAFF_SETTINGS = Object.entries(settingsSchema)
  .filter(([, { audience }]) => audience === 'staff')
  .map(([name]) => name) as ['reveal_registered_email', 'age_provider', 'age_check_countries']

function firstValue(name: string, levels: SettingsLevel[]): unknown {
  return levels.find((level) => level[name] !== undefined && level[name] !== null)?.[name]
}

function wordsOf(name: string, levels: SettingsLevel[]): Words {
  const of = (language: string) =>
    levels.map((level) => (level[name] as Words | undefined)?.[language as never]).find((text) => text !== undefined)
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]).filter(([, text]) => text)) as Words
}
