import { randomBytes, randomUUID } from 'node:crypto'
import { asOwner, type Brand } from '../../../cast.ts'
import type { Answer, Visitor } from '../../../visitor.ts'
import { listPath } from '../staff_of.ts'

/** A code as the console writes it. */
export const INVITATION = { uses: 3, note: '' }

/** What of it is changed, in a version that nobody read. */
export const CHANGED_INVITATION = { ...INVITATION, stopped: true, version: 'x' }

export const newInvitation = () => `I-${randomBytes(6).toString('hex').toUpperCase()}`

/** A code that lets people in, and its id. */
export function newInviteCode(
  brand: Brand,
  row: { code?: string; batch?: string; used?: number } = {}
): Promise<string> {
  const { code = newInvitation(), batch = null, used = 0 } = row
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.invite_codes (tenant_id, code, uses, used, batch) values ($1, $2, 5, $3, $4) returning id::text`,
      [brand.id, code, used, batch]
    )
    return rows[0].id
  }, brand)
}

/** Calls about who a brand lets in, each of which can be made again and again. */
export async function callsOfInvitations(brand: Brand) {
  const root = `/api/tenants/${brand.id}`
  const id = await newInviteCode(brand)
  const newBatch = async () => {
    const batch = randomUUID()
    await newInviteCode(brand, { batch })
    return `${root}/invite_batches/${batch}`
  }
  return {
    'invite_codes.list': (as) => as.get(listPath('invite_codes', { filter: { tenant_id: brand.id } })),
    'invite_codes.store': (as) => as.post(`${root}/invite_codes`, { ...INVITATION, code: newInvitation() }),
    'invite_codes.update': (as) => as.put(`${root}/invite_codes/${id}`, CHANGED_INVITATION),
    'invite_batches.index': (as) => as.get(`${root}/invite_batches`),
    'invite_batches.store': (as) => as.post(`${root}/invite_batches`, { name: randomUUID(), count: 2, uses: 1 }),
    'invite_batch_states.update': async (as) => as.put(`${await newBatch()}/state`, { stopped: true }),
    'invite_batch_files.show': async (as) => as.get(`${await newBatch()}/file`),
  } satisfies Record<string, (as: Visitor) => Promise<Answer>>
}
