/** In small letters and without accents, so that `genommene` finds `Genommène`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** A shorter one is part of nearly every word, or begins one of nearly every sentence. */
const [PART, TELLING] = [3, 4]

/**
 * How well a text fits what is typed, less is better: by the beginning of its name, of words of that, by parts of them (`preis` is in
 * `Nachrichtenpreis`), or by the beginning of words of what else it says.
 */
export function fitOf(typed: string, name: string, about = ''): number | undefined {
  const wanted = spaced(typed).trim()
  const words = wanted.split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const [called, all] = [spaced(name), spaced(`${name} ${about}`)]
  if (called.startsWith(` ${wanted}`)) return 0
  if (words.every((word) => called.includes(` ${word}`))) return 1
  if (words.every((word) => word.length >= PART && called.includes(word))) return 2
  const isTelling = words.some((word) => word.length >= TELLING)
  return isTelling && words.every((word) => all.includes(` ${word}`)) ? 3 : undefined
}

function spaced(text: string): string {
  return ` ${plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
}
