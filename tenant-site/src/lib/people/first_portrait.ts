import type { Card } from '#site/lib/api/shapes.ts'

/** The place of a list's first photo, the one that is fetched before all others; -1 where nobody shows one. */
export function firstPortrait(cards: readonly Pick<Card, 'main_image'>[]): number {
  return cards.findIndex(({ main_image }) => main_image !== null)
}
