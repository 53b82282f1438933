import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { type PageName, PAGES } from '@manyhearts/locales/pages'
import { NotFound } from '#app/http/http_errors'

export interface PagePlace {
  name: PageName
  language: Language
}

export const PAGE_PLACES: readonly PagePlace[] = PAGES.flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language }))
)

export function pageId({ name, language }: PagePlace): string {
  return `${name}.${language}`
}

/** @throws NotFound for an unknown page or language */
export function pagePlace(id: unknown): PagePlace {
  const place = PAGE_PLACES.find((one) => pageId(one) === id)
  if (!place) throw new NotFound()
  return place
}
