import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { SiteTheme } from '#app/tenancy/sites/site'

type OwnLook = Partial<SiteTheme>

/** A look that visitors see or saw. */
export interface LookVersion {
  id: string
  theme: OwnLook
  made_by: string | null
  made_at: string
}

/** The look that is worked on while visitors see another. */
export interface LookDraft {
  theme: OwnLook
  version: number
  changed_by: string | null
  changed_at: string
}

export interface Looks {
  /** What visitors see. */
  published: OwnLook
  draft: LookDraft | null
  /** The newest first, which is the published one; empty while a brand has its first look. */
  versions: LookVersion[]
}

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export async function looks(): Promise<Looks> {
  const [row] = await tenantRows<{ theme: OwnLook }>(
    'select theme from global.tenants where id = (select sec.tenant_id())'
  )
  const [draft = null] = await tenantRows<LookDraft>(
    `select theme, version, name as changed_by, ${moment('changed_at')} as changed_at
     from app.look_drafts left join staff.staff_members on staff_members.id = changed_by
     where tenant_id = (select sec.tenant_id())`
  )
  const versions = await tenantRows<LookVersion>(
    `select look_versions.id::text, theme, name as made_by, ${moment('made_at')} as made_at
     from app.look_versions left join staff.staff_members on staff_members.id = made_by
     where tenant_id = (select sec.tenant_id()) order by look_versions.made_at desc, look_versions.id desc`
  )
  return { published: row!.theme, draft, versions }
}
