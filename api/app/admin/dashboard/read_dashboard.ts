import type StaffMember from '#app/staff/accounts/staff_member'
import { type ChecklistLine, openPoints } from '#app/tenancy/manifests/checklist'
import { checklistsOf } from '#app/tenancy/manifests/read_checklist'
import { allowedAt, grantedBrands, readInEach } from '#app/admin/access/granted_brands'
import { type BrandFace, brandFaces } from '#app/admin/resources/brands/brand_faces'
import { countWaiting, type Waiting } from './count_waiting.js'
import { endedInvitations } from './ended_invitations.js'
import type { AlarmName, QueueName } from './watched.js'

interface DashboardBrand extends BrandFace {
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

/** What waits for somebody at all their brands; whoever has more than can be asked in time (`readInEach`) is told which were not. */
export async function readDashboard(staff: StaffMember, within?: number): Promise<Dashboard> {
  const brands = (await grantedBrands(staff)).filter((brand) => allowedAt(brand, 'dashboards.show'))
  const faces = await brandFaces(brands.map(({ id }) => id))
  const checklists = await checklistsOf(brands.filter((brand) => allowedAt(brand, 'tenants.edit')).map(({ id }) => id))
  const counts = await readInEach(brands, (brand) => countWaiting(brand, staff.id), within)
  return {
    brands: brands.map((brand, place) => ({
      ...faces.get(brand.id)!,
      ...(counts[place] ?? { queues: [], alarms: [] }),
      missing: allowedAt(brand, 'tenants.edit') ? openPoints(checklists.get(brand.id) ?? []) : null,
      asked: counts[place] !== undefined,
    })),
    ended_invitations: staff.platformAdmin ? await endedInvitations() : null,
  }
}
