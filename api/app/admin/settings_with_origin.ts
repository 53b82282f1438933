import { LANGUAGES } from '@manyhearts/locales/languages'
import type { SettingsLevel } from '#app/tenancy/resolve_settings'
import type { SettingDefinition, Words } from '#app/tenancy/setting_types'
import { settingsSchema } from '#app/tenancy/settings_schema'

const LEVELS = ['domain', 'tenant', 'niche', 'platform'] as const

type Level = (typeof LEVELS)[number]

/** A value and who says so. Words have one per language, anything else one without a language. */
interface OriginatedValue {
  language: string | null
  value: unknown
  origin: Level | 'default'
}

/** One setting as staff read it. */
interface ShownSetting extends Pick<SettingDefinition, 'kind' | 'group' | 'audience' | 'about'> {
  name: string
  values: OriginatedValue[]
}

/** Every setting of a brand as one of its domains has it, in the schema's order, each value with the level that decided it. */
export function settingsWithOrigin(levels: Record<Level, SettingsLevel>): ShownSetting[] {
  return Object.entries(settingsSchema as Record<string, SettingDefinition>).map(([name, definition]) => {
    const { kind, group, audience, about, fallback } = definition
    const values =
      kind === 'words'
        ? wordsOf(name, levels)
        : [firstFound(levels, (level) => level[name]) ?? { value: fallback, origin: 'default' as const }].map(
            (found) => ({ language: null, ...found })
          )
    return { name, kind, group, audience, about, values }
  })
}

function wordsOf(name: string, levels: Record<Level, SettingsLevel>): OriginatedValue[] {
  return LANGUAGES.flatMap((language) => {
    const found = firstFound(levels, (level) => (level[name] as Words | undefined)?.[language])
    return found?.value ? [{ language, ...found }] : []
  })
}

function firstFound(levels: Record<Level, SettingsLevel>, read: (level: SettingsLevel) => unknown) {
  const origin = LEVELS.find((level) => (read(levels[level]) ?? null) !== null)
  return origin && { value: read(levels[origin]), origin }
}
