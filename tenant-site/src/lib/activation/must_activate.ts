import type { User } from '#site/lib/api/shapes.ts'

/** Whether the member still has to confirm their address (specification §4). */
export function mustActivate({ status, profile }: User): boolean {
  return status === 'not_confirmed' && profile.status === 'disabled'
}
