import type { WholeManifest } from '#app/tenancy/manifests/manifest'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * Codes that were stopped in the console stay, unless they are listed, and those of batches are not a manifest's. One that was used more
 * often than it now may be is used up.
 */
export async function storeInviteCodes({ invite_codes: codes }: WholeManifest): Promise<void> {
  await tenantRows(
    `delete from app.invite_codes where tenant_id = (select sec.tenant_id()) and batch is null and stopped_at is null
       and not (upper(code) = any(?))`,
    [codes.map(({ code }) => code.toUpperCase())]
  )
  for (const { code, uses } of codes)
    await tenantRows(
      `insert into app.invite_codes (code, uses) values (?, ?)
       on conflict (tenant_id, upper(code)) do update
         set code = excluded.code, uses = greatest(excluded.uses, invite_codes.used), stopped_at = null
       where (invite_codes.code, invite_codes.uses, invite_codes.stopped_at)
         is distinct from (excluded.code, greatest(excluded.uses, invite_codes.used), cast(null as timestamptz))`,
      [code, uses]
    )
}
