import type Member from '#app/members/people/member'
import type { QuietHours } from './quiet_hours.js'

/** How pushes reach a member, whatever they are about. */
export interface TellingChanges {
  lock_screen?: 'full' | 'name' | 'hidden'
  quiet_hours?: QuietHours | null
}

/** Stores what a locked screen shows and when nothing may ring; null ends quiet hours. */
export async function changeTelling(
  member: Member,
  { lock_screen, quiet_hours: quiet }: TellingChanges
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
