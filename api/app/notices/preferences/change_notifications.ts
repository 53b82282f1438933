import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import {
  key,
  newChoices,
  type NotificationChanges,
  type NotificationChoices,
  type NotificationType,
} from '#app/members/people/notification_choices'

/** Merges in SQL, so that two tabs don't overwrite each other. */
export function changeNotifications(member: Member, changes: NotificationChanges): Promise<void> {
  return store(member, newChoices(member.notificationChoices, changes))
}

/** Kept even where it is the default, since mails about saved searches come without being chosen. */
export function endMails(member: Member, type: NotificationType): Promise<void> {
  return store(member, { [key(type, 'mail')]: false })
}

async function store(member: Member, chosen: NotificationChoices): Promise<void> {
  if (Object.keys(chosen).length === 0) return
  const [row] = await tenantRows<{ choices: NotificationChoices }>(
    `update app.members set notification_choices = notification_choices || ?::jsonb
     where tenant_id = (select sec.tenant_id()) and id = ? returning notification_choices as choices`,
    [JSON.stringify(chosen), member.id]
  )
  member.notificationChoices = row!.choices
}
