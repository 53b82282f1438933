import type { Language } from '@manyhearts/locales/languages'
import type { TextFormat } from './text_formats.js'

export type Words = Partial<Record<Language, string>>

type Audience = 'public' | 'staff'

export type SettingGroup = 'brand' | 'access' | 'credits' | 'profiles' | 'disclosure' | 'support' | 'legal'

export interface SettingDefinition<T = unknown> {
  kind: 'text' | 'words' | 'integer' | 'boolean' | 'choice' | 'list'
  fallback: T
  group: SettingGroup
  audience: Audience
  /** `choice`: its options. `list`: the items allowed; any if absent. */
  options?: readonly string[]
  /** `text`, or each item of a `list` without options. */
  format?: TextFormat
  /** In characters, of `text` and `words`. */
  longest?: number
  /** `words`: the texts to choose from; another text needs a platform admin. */
  offered?: Readonly<Record<Language, readonly string[]>>
  /** When the list it goes by was published, as a date. */
  listDate?: string
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

export function choice<const T extends string>(
  options: readonly T[],
  fallback: T,
  rest: Rest<T>
): SettingDefinition<T> {
  return { kind: 'choice', fallback, audience: 'public', options, ...rest }
}
