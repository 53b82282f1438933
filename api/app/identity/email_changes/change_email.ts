import Member from '#app/members/people/member'
import { withdrawLinks } from '#app/identity/tokens/withdraw_links'

const UNIQUE_VIOLATION = '23505'

/**
 * Gives an activated member another address; whatever waits in the mailbox of the one before opens nothing any more.
 * @returns whether it could be: an address belongs to one activated member, and a banned one keeps his
 */
export async function changeEmail(memberId: string, email: string): Promise<boolean> {
  try {
    const [changed] = await Member.query().where({ id: memberId, status: 'active' }).update({ email })
    if (Number(changed) !== 1) return false
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
  await withdrawLinks(memberId)
  return true
}
