import PostbackReceiver from '@manyhearts/api/app/tenancy/postback_receivers/postback_receiver'
import { POSTBACK_EVENTS } from '@manyhearts/api/app/tenancy/postback_receivers/postback_address'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand } from '../../cast.ts'
import { nothingIsLeft } from '../notices/nothing_is_left.ts'
import { wakeWorkers } from '../notices/wake_workers.ts'
import { SECRET } from './network_server.ts'

interface Receiver {
  key?: string
  network?: string
  events?: readonly string[]
  method?: string
  address: string
  /** Undefined: the test's; null: none yet. */
  secret?: string | null
}

/** Past the console, which takes public addresses alone. */
export function newReceiver(brand: Brand, { secret = SECRET, ...fields }: Receiver): Promise<string> {
  return asTenant(
    brand,
    async () => {
      const receiver = new PostbackReceiver()
      receiver.merge({
        key: 'ads',
        network: 'adnet',
        method: 'GET',
        ...fields,
        events: [...(fields.events ?? POSTBACK_EVENTS)],
      })
      if (secret) receiver.enterSecret(secret)
      await receiver.save()
      return receiver.id
    },
    { connection: 'staff' }
  )
}

export interface LoggedPostback {
  id: string
  event: string
  state: string
  tries: number
  status: number | null
  answer: string | null
  amount_minor: number | null
  currency: string | null
}

/** The oldest first. */
export function postbacksOf(brand: Brand): Promise<LoggedPostback[]> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `select id::text, event, state, tries, status, answer, amount_minor, currency from app.postbacks
       where tenant_id = $1 order by occurred_at, id`,
      [brand.id]
    )
    return rows
  }, brand)
}

/** In minutes until it is sent again, by the row and by the job. */
export function pausesOf(brand: Brand): Promise<{ row: number; job: number }[]> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `select round(extract(epoch from due_at - now()) / 60)::int as row, round(extract(epoch from start_after - now()) / 60)::int as job
       from app.postbacks join pgboss.job on name = 'send_postbacks' and data ->> 'member' = member_id::text and job.state = 'created'
       where tenant_id = $1 and postbacks.state = 'waiting' and due_at > now()`,
      [brand.id]
    )
    return rows
  }, brand)
}

/** As if the pause before the next try were over, and until that is done. */
export async function letPauseEnd(brand: Brand): Promise<void> {
  await makeDue(brand)
  await asOwner((owner) =>
    owner.query(
      `update pgboss.job set start_after = now() where name = 'send_postbacks' and data ->> 'tenant' = $1 and state = 'created'`,
      [brand.id]
    )
  )
  await wakeWorkers()
  await nothingIsLeft(brand)
}

/** The rows alone, as after their jobs were lost. */
export async function loseJobs(brand: Brand): Promise<void> {
  await makeDue(brand)
  await asOwner((owner) =>
    owner.query(`delete from pgboss.job where name = 'send_postbacks' and data ->> 'tenant' = $1`, [brand.id])
  )
}

function makeDue(brand: Brand): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(
        `update app.postbacks set due_at = now() - interval '2 minutes' where tenant_id = $1 and state = 'waiting'`,
        [brand.id]
      ),
    brand
  )
}
