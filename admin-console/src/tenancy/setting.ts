/** Where settings are kept, nearest to the visitor first; the nearest that says something decides. */
export const LEVELS = ['domain', 'tenant', 'niche', 'platform'] as const

export type Level = (typeof LEVELS)[number]

/** Who decided a setting's value. */
export type Origin = Level | 'default'

/** A setting as one domain has it; words have a value per language. */
export interface Setting {
  name: string
  kind: 'text' | 'words' | 'integer' | 'boolean' | 'choice' | 'list'
  group: string
  /** What may be chosen, or may stand in a list; anything when absent. */
  options?: readonly string[]
  /** Bounds of an integer, both included. */
  min?: number
  max?: number
  /** Longest text in characters. */
  max_length?: number
  /** What each level says itself; words by language. */
  levels: Partial<Record<Origin, unknown>>
}

/** A value and who says so. */
export interface Originated {
  value: unknown
  origin: Origin
}

/** What a level says itself; null when it leaves the setting to a farther one. `language` is null but for words. */
export function ownValue(setting: Setting, level: Level, language: string | null): unknown {
  return said(setting, level, language) ?? null
}

/** What a level has when it says nothing itself. */
export function inheritedValue(setting: Setting, level: Level, language: string | null): Originated {
  return firstSaid(setting, LEVELS.slice(LEVELS.indexOf(level) + 1), language)
}

/** What visitors get. */
export function valueInForce(setting: Setting, language: string | null): Originated {
  return firstSaid(setting, LEVELS, language)
}

function firstSaid(setting: Setting, levels: readonly Level[], language: string | null): Originated {
  const origin = levels.find((level) => said(setting, level, language) !== undefined) ?? 'default'
  return { value: said(setting, origin, language) ?? '', origin }
}

function said({ levels }: Setting, level: Origin, language: string | null): unknown {
  const value = levels[level] ?? undefined
  return language === null ? value : (value as Record<string, unknown> | undefined)?.[language]
}
