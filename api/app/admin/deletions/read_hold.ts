import { HoldChanged } from '#app/admin/access/admin_errors'
import ErasureHold from '#app/identity/deletion/erasure_hold'

/** The hold in force of a locked member. @throws HoldChanged where another one was read, or none */
export async function readHold(memberId: string, id: string | null): Promise<ErasureHold | null> {
  const hold = await ErasureHold.of(memberId)
  if ((hold?.id ?? null) !== id) throw new HoldChanged()
  return hold
}
