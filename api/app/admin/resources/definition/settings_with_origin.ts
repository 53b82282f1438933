import { LANGUAGES } from '@manyhearts/locales/languages'
import type { SettingsLevel } from '#app/tenancy/settings/resolve_settings'
import type { SettingDefinition, Words } from '#app/tenancy/settings/setting_types'
import { settingDescription } from '#app/tenancy/settings/setting_description'
import { longestOf } from '#app/tenancy/settings/settings_json_schema'
import { type SettingName, type Settings, settingsSchema } from '#app/tenancy/settings/settings_schema'

const LEVELS = ['domain', 'tenant', 'niche', 'platform'] as const

export type Level = (typeof LEVELS)[number]

type SettingValue = string | number | boolean | string[]

/** Translated settings have one value per language, others one with a null language. */
interface OriginatedValue {
  language: string | null
  value: SettingValue
  origin: Level | 'default'
}

export interface ShownSetting extends Pick<
  SettingDefinition,
  'kind' | 'group' | 'audience' | 'options' | 'min' | 'max' | 'offered'
> {
  name: string
  about: string
  max_length?: number
  /** When the list it goes by was published. */
  list_date?: string
  values: OriginatedValue[]
  /** What each level sets itself, so that a form can show the inherited value. */
  levels: Partial<Record<Level | 'default', SettingValue | Words>>
}

export interface ShownLevel {
  own_settings: Partial<Settings>
  settings: ShownSetting[]
}

/** In the schema's order, each value with the level that sets it; a niche has only its own level and the platform's. */
export function settingsWithOrigin(levels: Partial<Record<Level, SettingsLevel>>): ShownSetting[] {
  return Object.entries(settingsSchema as Record<string, SettingDefinition>).map(([name, definition]) => {
    const { kind, group, audience, options, min, max, offered, listDate, fallback } = definition
    const values =
      kind === 'words'
        ? wordsOf(name, levels)
        : [firstFound(levels, (level) => level[name]) ?? { value: fallback, origin: 'default' as const }].map(
            (found) => ({ language: null, ...found, value: found.value as SettingValue })
          )
    const own = Object.fromEntries(LEVELS.map((level) => [level, levels[level]?.[name] ?? undefined]))
    return {
      name,
      kind,
      group,
      audience,
      about: settingDescription(name as SettingName),
      options,
      min,
      max,
      max_length: longestOf(definition),
      list_date: listDate,
      offered,
      values,
      levels: { ...own, default: fallback as SettingValue | Words },
    }
  })
}

function wordsOf(name: string, levels: Partial<Record<Level, SettingsLevel>>): OriginatedValue[] {
  return LANGUAGES.flatMap((language) => {
    const found = firstFound(levels, (level) => (level[name] as Words | undefined)?.[language])
    return found?.value ? [{ language, ...found, value: found.value as string }] : []
  })
}

function firstFound(levels: Partial<Record<Level, SettingsLevel>>, read: (level: SettingsLevel) => unknown) {
  const origin = LEVELS.find((level) => (read(levels[level] ?? {}) ?? null) !== null)
  return origin && { value: read(levels[origin]!), origin }
}
