import LinkToken from './link_token.js'

const WAYS_IN = ['password_reset', 'email_change'] as const

/** After a password or address change, as earlier links may have been requested by an intruder. */
export async function withdrawLinks(memberId: string): Promise<void> {
  for (const purpose of WAYS_IN) await LinkToken.withdraw({ memberId, purpose })
}
