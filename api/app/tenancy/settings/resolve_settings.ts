import { LANGUAGES } from '@manyhearts/locales/languages'
import type { Words } from './setting_types.js'
import { type SettingName, settingsSchema, type Settings } from './settings_schema.js'

export type SettingsLevel = Record<string, unknown>

/** `levels` nearest first; texts are resolved by language, so a domain may change one language's title only. */
export function resolveSettings(levels: SettingsLevel[]): Settings {
  return Object.fromEntries(
    Object.entries(settingsSchema).map(([name, { kind, fallback }]) => [
      name,
      kind === 'words' ? wordsOf(name, levels) : (firstValue(name, levels) ?? fallback),
    ])
  ) as Settings
}

export function inLanguage(texts: Words, language: string, siteLanguage: string): string {
  return texts[language as never] ?? texts[siteLanguage as never] ?? texts.en ?? ''
}

export const WORD_SETTINGS = Object.entries(settingsSchema)
  .filter(([, { kind }]) => kind === 'words')
  .map(([name]) => name as SettingName)

/** Visible to staff only; the cast gives the type their names. */
export const STAFF_SETTINGS = Object.entries(settingsSchema)
  .filter(([, { audience }]) => audience === 'staff')
  .map(([name]) => name) as [
  'reveal_registered_email',
  'refuse_disposable_emails',
  'allowed_email_domains',
  'refused_email_domains',
  'age_provider',
  'age_check_countries',
  'payment_gateway',
  'payment_niche_accepted',
  'goodwill_limit',
  'direct_debit_limit',
  'direct_debit_advance',
  'spending_warning',
  'care_spending_day',
  'care_spending_week',
  'desk_target_minutes',
  'data_partners_email',
]

function firstValue(name: string, levels: SettingsLevel[]): unknown {
  return levels.find((level) => level[name] !== undefined && level[name] !== null)?.[name]
}

function wordsOf(name: string, levels: SettingsLevel[]): Words {
  const of = (language: string) =>
    levels.map((level) => (level[name] as Words | undefined)?.[language as never]).find((text) => text !== undefined)
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]).filter(([, text]) => text)) as Words
}
