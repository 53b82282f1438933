import { currentTransaction } from '#app/tenancy/context/tenant_context'

/** A mail as the console will list it. */
interface MailRecord {
  jobId: string
  /** Null of who is no member yet. */
  memberId: string | null
  kind: string
  messageId: string
}

/** Notes that a mail is about to go out. @returns whether it has gone already, when its job runs again */
export async function noteMail({ jobId, memberId, kind, messageId }: MailRecord): Promise<boolean> {
  const { rows } = await currentTransaction().rawQuery(
    `insert into app.mails (tenant_id, job_id, member_id, kind, message_id)
     values ((select sec.tenant_id()), :jobId, :memberId, :kind, :messageId)
     on conflict (tenant_id, job_id) do update set tries = mails.tries + 1
     returning sent_at is not null as sent`,
    { jobId, memberId: memberId as string, kind, messageId }
  )
  return rows[0].sent
}

/** Notes what the mail server said; `sent` when it took the mail. */
export async function noteAnswer(jobId: string, answer: string, sent: boolean): Promise<void> {
  await currentTransaction().rawQuery(
    `update app.mails set answer = :answer, sent_at = case when :sent then now() end
     where tenant_id = (select sec.tenant_id()) and job_id = :jobId`,
    { jobId, answer, sent }
  )
}
