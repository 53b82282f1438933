import { tenantRows } from '#app/tenancy/context/tenant_context'

interface MailRecord {
  jobId: string
  memberId: string | null
  kind: string
  messageId: string
}

/** Records a mail before it is sent. @returns whether an earlier run of the job already sent it */
export async function recordMail({ jobId, memberId, kind, messageId }: MailRecord): Promise<boolean> {
  const [row] = await tenantRows(
    `insert into app.mails (tenant_id, job_id, member_id, kind, message_id)
     values ((select sec.tenant_id()), :jobId, :memberId, :kind, :messageId)
     on conflict (tenant_id, job_id) do update set tries = mails.tries + 1
     returning sent_at is not null as sent`,
    { jobId, memberId, kind, messageId }
  )
  return row!.sent
}

export async function recordAnswer(jobId: string, answer: string, sent: boolean): Promise<void> {
  await tenantRows(
    `update app.mails set answer = :answer, sent_at = case when :sent then now() end
     where tenant_id = (select sec.tenant_id()) and job_id = :jobId`,
    { jobId, answer, sent }
  )
}
