import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Looks of a brand that can be used again. */
export const MOST_LOOKS = 50

/** Keeps the look that visitors of the current brand see from now on, and the first time also the one that they saw before. */
export async function keepLook(before: object, theme: object, staffMemberId: string | null): Promise<void> {
  await tenantRows(
    `insert into app.look_versions (theme, made_at)
     select cast(:before as jsonb), created_at from global.tenants
     where id = (select sec.tenant_id())
       and not exists (select from app.look_versions where tenant_id = (select sec.tenant_id()))`,
    { before: JSON.stringify(before) }
  )
  await tenantRows(
    'insert into app.look_versions (theme, made_by, made_at) values (cast(:theme as jsonb), :staff, clock_timestamp())',
    { theme: JSON.stringify(theme), staff: staffMemberId }
  )
  await tenantRows(
    `delete from app.look_versions where tenant_id = (select sec.tenant_id()) and id not in (
       select id from app.look_versions where tenant_id = (select sec.tenant_id())
       order by made_at desc, id desc limit ${MOST_LOOKS})`
  )
}
