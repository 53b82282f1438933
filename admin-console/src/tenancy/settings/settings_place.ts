import type { Level, Setting } from '#console/tenancy/setting.ts'

/** A place where settings can be changed: the platform, a niche, a brand or one of its domains. */
export interface SettingsPlace {
  level: Level
  resource: 'platforms' | 'niches' | 'tenants' | 'domains'
  id: string
  /** The language whose words are shown first. */
  language: string
  settings: Setting[]
  /** Hosts below this place, which may decide otherwise. */
  nearer: { host: string; settings: Setting[] }[]
}

/** One thing to fill in: a setting, or words in one language. */
export interface Field {
  setting: Setting
  language: string | null
}

/** A field's name among the drafts and in the API's refusals: `min_age`, `index_title.en`. */
export function fieldName({ setting, language }: Field): string {
  return language === null ? setting.name : `${setting.name}.${language}`
}
