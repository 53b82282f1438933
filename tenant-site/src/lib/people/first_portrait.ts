import type { Card } from '#site/lib/api/shapes.ts'

/** Index of the first card with a photo, which is fetched with priority; -1 if there is none. */
export function firstPortrait(cards: readonly Pick<Card, 'main_image'>[]): number {
  return cards.findIndex(({ main_image }) => main_image !== null)
}
