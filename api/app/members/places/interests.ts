import { DEFAULT_LANGUAGE } from '@manyhearts/locales/languages'
import { sharedRows } from '#app/tenancy/context/shared_list'
import { loadOnce } from './load_once.js'

export interface Interest {
  id: string
  key: string
  name: string
}

const all = loadOnce(() =>
  sharedRows<{ id: string; key: string; names: Record<string, string> }>(
    'select id::text, key, names from global.interests'
  )
)
const byLanguage = new Map<string, Interest[]>()

export async function interestsNamed(ids: string[], language: string): Promise<Interest[]> {
  const wanted = new Set(ids)
  return (await interestsIn(language)).filter(({ id }) => wanted.has(id))
}

export async function interestsIn(language: string): Promise<Interest[]> {
  const interests = await all()
  const known = byLanguage.get(language)
  if (known) return known
  const named = interests
    .map(({ id, key, names }) => ({ id, key, name: names[language] ?? names[DEFAULT_LANGUAGE] ?? key }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
  byLanguage.set(language, named)
  return named
}
