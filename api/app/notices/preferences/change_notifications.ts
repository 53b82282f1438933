import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import {
  newChoices,
  type NotificationChanges,
  type NotificationChoices,
} from '#app/members/people/notification_choices'

/** Merges in SQL, so that two tabs don't overwrite each other. */
export async function changeNotifications(member: Member, changes: NotificationChanges): Promise<void> {
  const chosen = newChoices(member.notificationChoices, changes)
  if (Object.keys(chosen).length === 0) return
  const [row] = await tenantRows<{ choices: NotificationChoices }>(
    `update app.members set notification_choices = notification_choices || ?::jsonb
     where tenant_id = (select sec.tenant_id()) and id = ? returning notification_choices as choices`,
    [JSON.stringify(chosen), member.id]
  )
  member.notificationChoices = row!.choices
}
