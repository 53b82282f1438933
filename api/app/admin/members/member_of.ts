import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import Member from '#app/members/people/member'

/** Locks a member of the brand, with their profile. @throws NotFound for erased ones too */
export async function memberOf(id: unknown): Promise<Member> {
  const member = await Member.query()
    .where('id', rowId(id))
    .whereNot('status', 'erased')
    .forUpdate()
    .preload('profile')
    .first()
  if (!member) throw new NotFound()
  return member
}
