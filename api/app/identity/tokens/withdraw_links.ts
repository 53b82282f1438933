import LinkToken from './link_token.js'

/** What gives somebody who reads a mailbox a member's account. */
const WAYS_IN = ['password_reset', 'email_change'] as const

/**
 * Makes every link useless that still waits in a mailbox to open a member's account: once the password or the address is another
 * one, whoever asked for them before may be the one who is kept out by it.
 */
export async function withdrawLinks(memberId: string): Promise<void> {
  for (const purpose of WAYS_IN) await LinkToken.withdraw({ memberId, purpose })
}
