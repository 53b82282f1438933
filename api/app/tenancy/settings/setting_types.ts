import type { Language } from '@manyhearts/locales/languages'

/** Texts by language. */
export type Words = Partial<Record<Language, string>>

/** Who may see a setting's value: everybody through `settings.php`, or staff alone. */
type Audience = 'public' | 'staff'

/** The console's sections, in their order. */
export type SettingGroup = 'brand' | 'access' | 'credits' | 'profiles' | 'disclosure' | 'support' | 'legal'

/** One setting: its kind of value, what it is when nobody says otherwise, and where it is shown. */
export interface SettingDefinition<T = unknown> {
  kind: 'text' | 'words' | 'integer' | 'boolean' | 'choice' | 'list'
  fallback: T
  group: SettingGroup
  audience: Audience
  /** What it does, for the console and the manifest's schema. */
  about: string
  /** `choice`: what may be chosen. `list`: what may stand in it; anything when absent. */
  options?: readonly string[]
  /** `text`, or `list` without options: what it, or each of it, must look like. */
  pattern?: string
  /** `integer`: its bounds, both included. */
  min?: number
  max?: number
}

type Rest<T> = Omit<SettingDefinition<T>, 'kind' | 'fallback' | 'audience'> & { audience?: Audience }

const define =
  <T>(kind: SettingDefinition['kind']) =>
  (fallback: T, rest: Rest<T>): SettingDefinition<T> => ({ kind, fallback, audience: 'public', ...rest })

export const text = define<string>('text')
export const integer = define<number>('integer')
export const boolean = define<boolean>('boolean')
export const list = define<string[]>('list')
export const words = define<Words>('words')

/** One of some values. */
export function choice<const T extends string>(
  options: readonly T[],
  fallback: T,
  rest: Rest<T>
): SettingDefinition<T> {
  return { kind: 'choice', fallback, audience: 'public', options, ...rest }
}
