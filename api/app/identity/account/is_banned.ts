import BanMark from './ban_mark.js'

/** Whether this address belonged to a banned account that has since been erased. */
export async function isBanned(email: string): Promise<boolean> {
  return (await BanMark.findBy({ kind: 'email', hash: BanMark.hashOf(email) })) !== null
}
