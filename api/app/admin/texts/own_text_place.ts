import { isLanguage } from '@manyhearts/locales/languages'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { productTexts, WRITTEN_WORDINGS } from '@manyhearts/locales/product_texts'
import { NotFound } from '#app/http/http_errors'

/** A text of the product, in a language or its formal form. */
export interface OwnTextPlace {
  wording: WrittenWording
  /** Such as `site:nav.search`. */
  name: string
  /** What the product says there. */
  product: string
}

/** @throws NotFound for a language or form that nothing is written in */
export function writtenWording(asked: unknown): WrittenWording {
  const wording = WRITTEN_WORDINGS.find((one) => one === asked)
  if (!wording) throw new NotFound()
  return wording
}

/** @throws NotFound for an unknown text too */
export function ownTextPlace({ wording: asked, name }: Record<string, string>): OwnTextPlace {
  const wording = writtenWording(asked)
  const product = productTexts(wording).get(name!)
  if (product === undefined) throw new NotFound()
  return { wording, name: name!, product }
}

/** The language that a formal form belongs to; undefined for a language itself. */
export function plainFormOf(wording: WrittenWording): WrittenWording | undefined {
  const language = wording.slice(0, 2)
  return wording !== language && isLanguage(language) ? language : undefined
}
