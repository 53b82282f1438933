import { DateTime } from 'luxon'
import Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { NotFound } from '#app/http/http_errors'

/**
 * Stops telling a member's network of them, because they object to it, or goes on. What waits when it is stopped is never sent, nor is
 * what happens until it goes on.
 * @returns whether that changed anything
 * @throws NotFound
 */
export async function stopPostbacks(memberId: string, isStopped: boolean): Promise<boolean> {
  const member = await Member.query().where('id', memberId).whereNot('status', 'erased').forUpdate().first()
  if (!member) throw new NotFound()
  if ((member.postbacksStoppedAt !== null) === isStopped) return false
  await member.merge({ postbacksStoppedAt: isStopped ? DateTime.now() : null }).save()
  await tenantRows(
    `update app.postbacks set state = 'stopped'
     where tenant_id = (select sec.tenant_id()) and member_id = :memberId and state = 'waiting'`,
    { memberId }
  )
  return true
}
