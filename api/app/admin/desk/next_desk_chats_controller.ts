import type { HttpContext } from '@adonisjs/core/http'
import { allowedAt, grantedBrands, type StaffBrand } from '#app/admin/access/granted_brands'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { type DeskChat, readDeskChat } from './desk_chat.js'
import { type DeskLease, takeNextChat } from './desk_lease.js'
import { takeNextLike } from './desk_likes.js'
import { createNextDeskChatValidator } from './desk_validator.js'

const TAKE = { desk: takeNextChat, desk_likes: takeNextLike }

type Queue = keyof typeof TAKE

interface Count {
  id: string
  queue: Queue
  count: number
}

interface NextDeskChat {
  chat: DeskChat | null
  lease: DeskLease | null
  /** How many wait at all brands of whoever asks, those that somebody has before them too. */
  waiting: number
  /** How many liked a fictional profile there and have not written. */
  liked: number
}

/** `POST /api/desk/next`: the conversation whose member waits longest, of all brands where they answer for fictional profiles; after those, likes. */
export default class NextDeskChatsController {
  async store({ auth, request }: HttpContext): Promise<NextDeskChat> {
    const { except = [], written_only: writtenOnly } = await request.validateUsing(createNextDeskChatValidator, {
      data: request.body(),
    })
    const staff = auth.use('staff').getUserOrFail()
    const brands = (await grantedBrands(staff)).filter((brand) => allowedAt(brand, 'next_desk_chats.store'))
    const counts = await waitingAt(brands)
    const sum = (of: Queue) => counts.reduce((all, { queue, count }) => (queue === of ? all + count : all), 0)
    const sums = { waiting: sum('desk'), liked: sum('desk_likes') }
    for (const { id, queue } of counts) {
      if (queue === 'desk_likes' && writtenOnly) break
      const taken = await takeAt(
        brands.find((brand) => brand.id === id)!,
        () => TAKE[queue](staff.id, except)
      )
      if (taken) return { ...taken, ...sums }
    }
    return { chat: null, lease: null, ...sums }
  }
}

/** Brands where somebody waits, by how long; who wrote before who liked. */
function waitingAt(brands: readonly StaffBrand[]): Promise<Count[]> {
  return staffRows<Count>(
    `select tenant_id::text as id, queue, waiting as count from staff.work
     where queue in ('desk', 'desk_likes') and waiting > 0 and tenant_id = any(:brands)
     order by queue = 'desk_likes', oldest_at`,
    { brands: brands.map(({ id }) => id) }
  )
}

/** Null if others have all that wait there. */
function takeAt(tenant: StaffBrand, takeNext: () => Promise<DeskLease | null>) {
  const take = async () => {
    const lease = await takeNext()
    return lease && { lease, chat: await readDeskChat({ tenant }, lease.conversation_id) }
  }
  return asTenant(tenant, take, { connection: 'staff' })
}
