import type { User } from '#site/lib/api/shapes.ts'

/** Whether a member has yet to confirm the address (specification §4). */
export function mustActivate({ status, profile }: User): boolean {
  return status === 'not_confirmed' && profile.status === 'disabled'
}
