import type { Card } from '#site/lib/api/shapes.ts'

export function placeOf({ city, region }: Pick<Card, 'city' | 'region'>): string {
  return [city, region?.name].filter((name, index, all) => name && all.indexOf(name) === index).join(', ')
}
