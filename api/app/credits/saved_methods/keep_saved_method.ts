import Profile from '#app/members/people/profile'
import type { SavedMethod as Given } from '#app/credits/gateways/gateway'
import type Order from '#app/credits/orders/order'
import SavedMethod from './saved_method.js'

/** Keeps what a locked order was paid with, if its buyer agreed to that, did not leave, and has not forgotten meanwhile what they paid with. */
export async function keepSavedMethod(order: Order, saved: Given): Promise<void> {
  const { memberId, savesMethod, savedMethodId } = order
  if (!savesMethod || (savedMethodId && !(await SavedMethod.find(savedMethodId)))) return
  // Whoever is erased has left, too.
  const stays = await Profile.query().where('member_id', memberId).whereNull('left_at').first()
  if (stays) await SavedMethod.keep(order, saved)
}
