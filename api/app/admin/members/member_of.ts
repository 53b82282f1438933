import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import Member from '#app/members/people/member'

/** Locks a member of the brand, with their profile. @throws NotFound for erased ones too */
export async function memberOf(id: unknown): Promise<Member> {
  return found(await notErased(id).forUpdate().preload('profile').first())
}

/** A member of the brand, to be read about. @throws NotFound for erased ones too */
export async function readMember(id: unknown): Promise<Member> {
  return found(await notErased(id).first())
}

function notErased(id: unknown) {
  return Member.query().where('id', rowId(id)).whereNot('status', 'erased')
}

function found(member: Member | null): Member {
  if (!member) throw new NotFound()
  return member
}
