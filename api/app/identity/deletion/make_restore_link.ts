import type AccountDeletion from './account_deletion.js'
import LinkToken from '#app/identity/tokens/link_token'

export function makeRestoreLink({ memberId, restorableUntil }: AccountDeletion): Promise<LinkToken> {
  return LinkToken.issue('restore', memberId, restorableUntil!.diffNow('days').days)
}
