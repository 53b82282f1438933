import type { User } from '#site/lib/api/shapes.ts'

/** Distances need the member's own town, which visitors don't have. */
export function knowsOwnPlace(user: User | null): boolean {
  return Boolean(user?.profile.city)
}
