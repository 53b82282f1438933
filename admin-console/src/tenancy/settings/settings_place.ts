import type { Language } from '@manyhearts/locales/languages'
import type { Level, Setting } from '#console/tenancy/setting.ts'

/** Where settings can be changed: the platform, a niche, a brand or one of its domains. */
export interface SettingsPlace {
  level: Level
  resource: 'platforms' | 'niches' | 'tenants' | 'domains'
  id: string
  language: Language
  settings: Setting[]
  /** Hosts below this place, which may override its settings. */
  nearer: { host: string; settings: Setting[] }[]
}

/** One input: a setting, or its text in one language. */
export interface Field {
  setting: Setting
  language: string | null
}

/** Key in the drafts and in the API's errors: `min_age`, `index_title.en`. */
export function fieldName({ setting, language }: Field): string {
  return language === null ? setting.name : `${setting.name}.${language}`
}
