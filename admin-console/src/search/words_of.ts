/** In small letters and without accents, so that `genommene` finds `Genommène`. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Shorter ones begin a word of nearly every sentence. */
const TELLING = 4

/** How well a text fits what is typed, less is better: by the beginning of its name, of words of that, or of words of what else it says. */
export function fitOf(typed: string, name: string, about = ''): number | undefined {
  const wanted = plain(typed)
  const words = wanted.split(/\s+/u).filter(Boolean)
  if (words.length === 0) return undefined
  const [called, all] = [spaced(name), spaced(`${name} ${about}`)]
  const begins = (text: string) => words.every((word) => text.includes(` ${word}`))
  if (called.startsWith(` ${wanted}`)) return 0
  if (begins(called)) return 1
  return words.some((word) => word.length >= TELLING) && begins(all) ? 2 : undefined
}

function spaced(text: string): string {
  return ` ${plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
}
