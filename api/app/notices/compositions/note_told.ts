import { notePartnersTold } from '#app/identity/deletion/note_partners_told'
import type { MailToSend } from '#app/notices/mails/parts/mail_to_send'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Notes when somebody was told: the time for an appeal runs from then, and partners are told once. */
export async function noteTold(order: MailToSend): Promise<void> {
  if (order.mail === 'complaint_decision') await note('complaints', order.complaint)
  if (order.mail === 'decision') await note('decisions', order.decision)
  if (order.mail === 'appeal_decision') await note('appeals', order.appeal)
  if (order.mail === 'privacy_answer') await note('privacy_requests', order.request)
  if (order.mail === 'partner_withdrawal') await notePartnersTold(order.consent)
}

async function note(table: 'complaints' | 'decisions' | 'appeals' | 'privacy_requests', id: string): Promise<void> {
  await tenantRows(
    `update app.${table} set told_at = now() where tenant_id = (select sec.tenant_id()) and id = :id and told_at is null`,
    { id }
  )
}
