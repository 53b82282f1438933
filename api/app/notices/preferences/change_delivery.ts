import type Member from '#app/members/people/member'
import type { QuietHours } from './quiet_hours.js'

export interface DeliveryChanges {
  lock_screen?: 'full' | 'name' | 'hidden'
  quiet_hours?: QuietHours | null
}

export async function changeDelivery(
  member: Member,
  { lock_screen, quiet_hours: quiet }: DeliveryChanges
): Promise<void> {
  if (lock_screen) member.lockScreen = lock_screen
  if (quiet !== undefined) {
    void member.merge({
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
      quietZone: quiet?.time_zone ?? null,
    })
  }
  await member.save()
}
