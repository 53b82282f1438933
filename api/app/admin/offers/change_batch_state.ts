import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { NotFound } from '#app/http/http_errors'
import { writeOfferEntry } from './write_offer_entry.js'

interface BatchChange<Batch> {
  name: string
  stopped: boolean
  read(): Promise<Batch | undefined>
  write(): Promise<unknown>
  logged: Pick<Parameters<typeof writeOfferEntry>[0], 'action' | 'level'>
}

const stateOf = (isStopped: boolean) => ({ state: isStopped ? 'stopped' : 'running' })

/** Stops all codes that were made under a name, or resumes them. @throws NotFound, OfferChanged where they are so already */
export function changeBatchState<Batch extends { count: number; stopped: number }>(
  brand: GrantedBrand,
  { name, stopped, read, write, logged }: BatchChange<Batch>
): Promise<Batch> {
  return changingManifest(brand, async () => {
    const before = await read()
    if (!before) throw new NotFound()
    const wasStopped = before.stopped === before.count
    if (wasStopped === stopped) throw new OfferChanged()
    await write()
    await writeOfferEntry({ brand, ...logged, name, before: stateOf(wasStopped), after: stateOf(stopped) })
    return (await read())!
  })
}
