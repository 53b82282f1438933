import { type FixedReason, fixedReason } from '@manyhearts/locales/fixed_texts'
import type { Language } from '@manyhearts/locales/languages'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { formalTwins, productTexts, WRITTEN_WORDINGS } from '@manyhearts/locales/product_texts'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { plainFormOf } from './own_text_place.js'

export interface OwnTextRow {
  /** Such as `site:nav.search`. */
  name: string
  product: string
  /** What the brand says instead. */
  own: string | null
  /** What it says in the plain form of the language, where the formal one says the same. */
  plain: string | null
  /** Why no brand says it otherwise. */
  fixed: FixedReason | null
}

export interface OwnTexts {
  /** Every language and formal form, with the number of texts in the brand's own words. */
  wordings: { wording: WrittenWording; own: number }[]
  texts: OwnTextRow[]
}

/** Every text of the product in a wording, with the brand's own. */
export async function ownTexts(wording: WrittenWording): Promise<OwnTexts> {
  const rows = await tenantRows<{ wording: WrittenWording; name: string; text: string }>(
    `select wording, namespace || ':' || key as name, text from app.tenant_texts where tenant_id = (select sec.tenant_id())`
  )
  const ownIn = (one: WrittenWording) =>
    new Map(rows.filter((row) => row.wording === one).map(({ name, text }) => [name, text]))
  const own = ownIn(wording)
  const plainForm = plainFormOf(wording)
  const plain = plainForm && ownIn(plainForm)
  const twins = formalTwins(wording.slice(0, 2) as Language)
  return {
    wordings: WRITTEN_WORDINGS.map((one) => ({ wording: one, own: ownIn(one).size })),
    texts: [...productTexts(wording)].map(([name, product]) => ({
      name,
      product,
      own: own.get(name) ?? null,
      plain: (!twins.has(name) && plain?.get(name)) || null,
      fixed: fixedReason(name) ?? null,
    })),
  }
}
