import { SuspicionMovedOn } from '#app/admin/access/admin_errors'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import Suspicion from '#app/safety/cases/suspicion'

/** Locks a record that isn't over, and of which an authority knows or doesn't. @throws NotFound SuspicionMovedOn */
export async function openSuspicion(id: unknown, { isTold }: { isTold: boolean }): Promise<Suspicion> {
  const suspicion = await Suspicion.query().where('id', rowId(id)).forUpdate().first()
  if (!suspicion) throw new NotFound()
  if (suspicion.endedAt || (suspicion.informedAt !== null) !== isTold) throw new SuspicionMovedOn()
  return suspicion
}
