import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'

const DAYS = 30

export function makeShutOutLink({ id }: Pick<Member, 'id'>): Promise<LinkToken> {
  return LinkToken.issue('shut_out', id, DAYS)
}
