import type { HttpContext } from '@adonisjs/core/http'
import { allowedAt, grantedBrands, type StaffBrand } from '#app/admin/access/granted_brands'
import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { type DeskChat, readDeskChat } from './desk_chat.js'
import { type DeskLease, takeNextChat } from './desk_lease.js'
import { createNextDeskChatValidator } from './desk_validator.js'

interface NextDeskChat {
  chat: DeskChat | null
  lease: DeskLease | null
  /** How many wait at all brands of whoever asks, those that somebody has before them too. */
  waiting: number
}

/** `POST /api/desk/next`: the conversation whose member waits longest, of all brands where they answer for fictional profiles. */
export default class NextDeskChatsController {
  async store({ auth, request }: HttpContext): Promise<NextDeskChat> {
    const { except } = await request.validateUsing(createNextDeskChatValidator, { data: request.body() })
    const staff = auth.use('staff').getUserOrFail()
    const brands = (await grantedBrands(staff)).filter((brand) => allowedAt(brand, 'next_desk_chats.store'))
    const counts = await waitingAt(brands)
    const waiting = counts.reduce((sum, { count }) => sum + count, 0)
    for (const { id } of counts) {
      const taken = await takeAt(
        brands.find((brand) => brand.id === id)!,
        staff,
        except ?? []
      )
      if (taken) return { ...taken, waiting }
    }
    return { chat: null, lease: null, waiting }
  }
}

/** Brands where somebody waits, by how long. */
function waitingAt(brands: readonly StaffBrand[]): Promise<{ id: string; count: number }[]> {
  return staffRows<{ id: string; count: number }>(
    `select tenant_id::text as id, waiting as count from staff.work
     where queue = 'desk' and waiting > 0 and tenant_id = any(:brands) order by oldest_at`,
    { brands: brands.map(({ id }) => id) }
  )
}

/** Null if others have all that wait there. */
function takeAt(tenant: StaffBrand, staff: StaffMember, except: string[]) {
  const take = async () => {
    const lease = await takeNextChat(staff.id, except)
    return lease && { lease, chat: await readDeskChat({ tenant }, lease.conversation_id) }
  }
  return asTenant(tenant, take, { connection: 'staff' })
}
