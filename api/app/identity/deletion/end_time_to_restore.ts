import { DateTime } from 'luxon'
import LinkToken from '#app/identity/tokens/link_token'
import AccountDeletion from './account_deletion.js'

/** A locked member who left can't come back from now on, so the job erases them within the hour. @returns false if they didn't leave, or it was too late before */
export async function endTimeToRestore(memberId: string): Promise<boolean> {
  const deletion = await AccountDeletion.findBy({ memberId })
  if (!deletion?.isRestorable) return false
  await deletion.merge({ restorableUntil: DateTime.now() }).save()
  await LinkToken.withdraw({ memberId, purpose: 'restore' })
  return true
}
