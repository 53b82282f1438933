import { ownTextFault } from '@manyhearts/locales/own_text_fault'
import { productTexts } from '@manyhearts/locales/product_texts'
import { ownTextReason } from '#app/tenancy/texts/own_text_reason'
import type { Manifest } from '#app/tenancy/manifests/manifest'
import { nearestName } from './nearest_name.js'
import type { Fault } from './schema_faults.js'
import { textsOf } from '#app/tenancy/manifests/texts_of'

/** Texts that the product doesn't have, and those that it may not say so. */
export function ownTextFaults({ texts = {} }: Pick<Manifest, 'texts'>): Fault[] {
  return textsOf({ texts }).flatMap(({ wording, name, text }): Fault[] => {
    const path = ['texts', wording, name]
    const original = productTexts(wording).get(name)
    if (original === undefined) return [{ path, reason: unknown(name, [...productTexts(wording).keys()]) }]
    const fault = ownTextFault(name, original, text)
    return fault ? [{ path, reason: ownTextReason(fault) }] : []
  })
}

function unknown(name: string, known: string[]): string {
  const meant = nearestName(name, known)
  return `is no text of the product${meant ? `; did you mean "${meant}"?` : ', such as site:nav.search'}`
}
