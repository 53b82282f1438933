import type { User } from '#site/lib/api/shapes.ts'

/** Whether distances can be told: from one's own town, which a visitor has none of. */
export function knowsOwnPlace(user: User | null): boolean {
  return Boolean(user?.profile.city)
}
