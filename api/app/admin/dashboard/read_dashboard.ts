import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { type ChecklistLine, openPoints } from '#app/tenancy/manifests/checklist'
import { checklistsOf } from '#app/tenancy/manifests/read_checklist'
import type { Site } from '#app/tenancy/sites/site'
import { NAMED_TENANTS, TENANT_NAME } from '#app/tenancy/sites/tenant_name'
import { allowedAt, grantedBrands, readInEach, type StaffBrand } from '#app/admin/access/granted_brands'
import { type Mark, themeMark } from '#app/admin/resources/theme_mark'
import { countWaiting, type Waiting } from './count_waiting.js'
import { endedInvitations } from './ended_invitations.js'
import type { AlarmName, QueueName } from './watched.js'

/** Whoever has more brands than can be asked within this is told which ones were not. */
const WITHIN_MS = 2_000

interface DashboardBrand {
  id: string
  slug: string
  name: string
  state: Site['state']
  mark: Mark | null
  queues: Waiting<QueueName>[]
  alarms: Waiting<AlarmName>[]
  /** What it lacks to be live; null for those who can't give it. */
  missing: ChecklistLine[] | null
  /** Whether there was time to ask what waits. */
  asked: boolean
}

export interface Dashboard {
  brands: DashboardBrand[]
  /** Links that let nobody in any more; null for those who can't invite. */
  ended_invitations: { count: number; oldest_at: string | null } | null
}

/** What waits for somebody at all their brands, each asked in a transaction of its own. */
export async function readDashboard(staff: StaffMember, within = WITHIN_MS): Promise<Dashboard> {
  const until = performance.now() + within
  const brands = (await grantedBrands(staff)).filter((brand) => allowedAt(brand, 'dashboards.show'))
  const [faces, checklists, invitations] = [
    await facesOf(brands),
    await checklistsOf(brands.filter((brand) => allowedAt(brand, 'tenants.edit')).map(({ id }) => id)),
    staff.platformAdmin ? await endedInvitations() : null,
  ]
  const counts = await readInEach(brands, async (brand) =>
    performance.now() < until ? countWaiting(brand, staff.id) : null
  )
  return {
    brands: brands.map((brand, place) => ({
      ...faces.get(brand.id)!,
      ...(counts[place] ?? { queues: [], alarms: [] }),
      missing: allowedAt(brand, 'tenants.edit') ? openPoints(checklists.get(brand.id) ?? []) : null,
      asked: counts[place] !== null,
    })),
    ended_invitations: invitations,
  }
}

type Face = Pick<DashboardBrand, 'id' | 'slug' | 'name' | 'state' | 'mark'>

async function facesOf(brands: readonly StaffBrand[]): Promise<Map<string, Face>> {
  const rows = await staffRows(
    `select tenants.id::text, tenants.slug, ${TENANT_NAME} as name, tenants.state, niches.preset, tenants.theme
     from ${NAMED_TENANTS} where tenants.id = any(?)`,
    [brands.map(({ id }) => id)]
  )
  return new Map(
    rows.map(({ preset, theme, ...row }) => [row.id, { ...row, mark: themeMark({ preset, ...theme }) } as Face])
  )
}
