import BanMark from './ban_mark.js'

/** Whether an account with this address was banned here, though nothing else of it is left. */
export async function isBarred(email: string): Promise<boolean> {
  return (await BanMark.findBy({ emailHash: BanMark.hashOf(email) })) !== null
}
