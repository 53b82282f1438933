import { isUniqueViolation } from '#app/tenancy/context/is_unique_violation'
import Member from '#app/members/people/member'
import { withdrawLinks } from '#app/identity/tokens/withdraw_links'

/** Also withdraws links sent to the old address. @returns false if the address is taken or the member isn't active */
export async function changeEmail(memberId: string, email: string): Promise<boolean> {
  try {
    const [changed] = await Member.query().where({ id: memberId, status: 'active' }).update({ email })
    if (Number(changed) !== 1) return false
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
  await withdrawLinks(memberId)
  return true
}
