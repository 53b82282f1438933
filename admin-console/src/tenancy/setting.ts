/** Nearest to the visitor first: the first level with a value wins. */
export const LEVELS = ['domain', 'tenant', 'niche', 'platform'] as const

export type Level = (typeof LEVELS)[number]

export type Origin = Level | 'default'

/** A setting of one domain; `words` settings have a value per language. */
export interface Setting {
  name: string
  kind: 'text' | 'words' | 'integer' | 'boolean' | 'choice' | 'list'
  group: string
  /** Allowed values, for lists too; anything when absent. */
  options?: readonly string[]
  /** Texts to choose from, by language; only platform admins write another one. */
  offered?: Record<string, readonly string[]>
  /** Bounds of an integer, inclusive. */
  min?: number
  max?: number
  /** In characters. */
  max_length?: number
  /** When the list it goes by was published. */
  list_date?: string
  /** Each level's own value; `words` by language. */
  levels: Partial<Record<Origin, unknown>>
}

export interface Originated {
  value: unknown
  origin: Origin
}

/** null when the level inherits; `language` is null except for `words` settings. */
export function ownValue(setting: Setting, level: Level, language: string | null): unknown {
  return valueAt(setting, level, language) ?? null
}

/** The value a level gets without one of its own. */
export function inheritedValue(setting: Setting, level: Level, language: string | null): Originated {
  return firstSaid(setting, LEVELS.slice(LEVELS.indexOf(level) + 1), language)
}

export function valueInForce(setting: Setting, language: string | null): Originated {
  return firstSaid(setting, LEVELS, language)
}

function firstSaid(setting: Setting, levels: readonly Level[], language: string | null): Originated {
  const origin = levels.find((level) => valueAt(setting, level, language) !== undefined) ?? 'default'
  return { value: valueAt(setting, origin, language) ?? '', origin }
}

function valueAt({ levels }: Setting, level: Origin, language: string | null): unknown {
  const value = levels[level] ?? undefined
  return language === null ? value : (value as Record<string, unknown> | undefined)?.[language]
}
