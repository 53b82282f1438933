import type { OwnText } from '#console/texts/own_text.ts'

export interface TextFilters {
  /** Every word of it has to stand in the key, the product's text or the brand's. */
  sought: string
  /** A namespace of the texts; empty: all of them. */
  part: string
  ownOnly: boolean
}

export const NO_FILTERS: TextFilters = { sought: '', part: '', ownOnly: false }

export function fittingTexts(texts: readonly OwnText[], { sought, part, ownOnly }: TextFilters): OwnText[] {
  const words = bare(sought).split(/\s+/).filter(Boolean)
  return texts.filter((text) => {
    if (ownOnly && text.own === null) return false
    if (part && !text.name.startsWith(`${part}:`)) return false
    if (words.length === 0) return true
    const { name, product, own, plain } = text
    const said = bare([name, product, own, plain].join('\n'))
    return words.every((word) => said.includes(word))
  })
}

/** In small letters, without accents. */
function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
