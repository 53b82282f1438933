import type AccountDeletion from './account_deletion.js'
import LinkToken from '#app/identity/tokens/link_token'

/** Makes a link by which somebody who left comes back; it is good as long as he may. */
export function startRestoring({ memberId, restorableUntil }: AccountDeletion): Promise<LinkToken> {
  return LinkToken.issue('restore', memberId, restorableUntil!.diffNow('days').days)
}
