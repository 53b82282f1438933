import { tenantRows } from '#app/tenancy/context/tenant_context'
import { NotFound } from '#app/http/http_errors'
import { heroAddress, type Hero } from '#app/tenancy/heroes/hero'
import type { PhotoLicence } from '#app/members/fictional/photo_licences'

/** A picture of a brand's front page, with what allows it to be shown. */
export interface HeroRow extends Hero {
  key: string
  version: number
  /** Of its files, without `-<width>.<format>`. */
  address: string
  holder: string
  source: string
  licence: PhotoLicence
  confirmed_by: string | null
  added_at: string
  /** Whether visitors see it now, or the look does that is worked on. */
  is_used: boolean
}

/** The brand's pictures, the oldest first; or the one with this key. */
export async function heroRows(key: string | null = null): Promise<HeroRow[]> {
  const rows = await tenantRows<Omit<HeroRow, 'address'> & { tenant_id: string }>(
    `select heroes.tenant_id::text, key, heroes.version, width, height, widths, placeholder, focus_x, focus_y, alt, credit, holder,
       source, licence, staff_members.name as confirmed_by,
       to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as added_at,
       tenants.theme ->> 'hero' is not distinct from key
         or exists (select from app.look_drafts where look_drafts.tenant_id = heroes.tenant_id
           and look_drafts.theme ->> 'hero' = key) as is_used
     from app.heroes join global.tenants on tenants.id = heroes.tenant_id
     left join staff.staff_members on staff_members.id = heroes.confirmed_by
     where heroes.tenant_id = (select sec.tenant_id()) and (cast(:key as text) is null or key = :key)
     order by added_at, key`,
    { key }
  )
  return rows.map(({ tenant_id: tenantId, ...row }) => ({ ...row, address: heroAddress(tenantId, row.key) }))
}

/** @throws NotFound */
export async function heroRow(key: string): Promise<HeroRow> {
  const [row] = await heroRows(key)
  if (!row) throw new NotFound()
  return row
}

/** What the log compares of one. */
export function saidOfHero({ focus_x, focus_y, alt, credit, holder, source, licence }: HeroRow): object {
  return { focus_x, focus_y, alt, credit, holder, source, licence }
}
