import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { type PageName, PAGES } from '@manyhearts/locales/pages'
import { NotFound } from '#app/http/http_errors'

/** A static page in one language. */
export interface PagePlace {
  name: PageName
  language: Language
}

/** Every page in every language, page by page. */
export const PAGE_PLACES: readonly PagePlace[] = PAGES.flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language }))
)

/** What the console calls it: `terms.de`. */
export function pageId({ name, language }: PagePlace): string {
  return `${name}.${language}`
}

/** What an id stands for. @throws NotFound when there is no such page, or not in that language */
export function pagePlace(id: unknown): PagePlace {
  const place = PAGE_PLACES.find((one) => pageId(one) === id)
  if (!place) throw new NotFound()
  return place
}
