import { PrivacyRequestAnswered, PrivacyRequestOfNobody } from '#app/admin/access/admin_errors'
import { memberOf } from '#app/admin/members/member_of'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import PrivacyRequest from '#app/identity/privacy/privacy_request'
import type Member from '#app/members/people/member'

/** Locks a request that waits for its answer. @throws NotFound PrivacyRequestAnswered */
export async function openRequest(id: unknown): Promise<PrivacyRequest> {
  const request = await PrivacyRequest.query().where('id', rowId(id)).forUpdate().first()
  if (!request) throw new NotFound()
  if (request.answeredAt) throw new PrivacyRequestAnswered()
  return request
}

/** Locks the member who asked. @throws PrivacyRequestOfNobody where an address did */
export async function whoAsks({ memberId }: PrivacyRequest): Promise<Member> {
  if (!memberId) throw new PrivacyRequestOfNobody()
  return memberOf(memberId)
}
