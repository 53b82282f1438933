import type { WholeManifest } from '#app/tenancy/manifests/manifest'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** A changed gift ends and a new one begins: messages still point to what was sent. Only its place is changed. */
export async function storeGifts({ gifts }: Pick<WholeManifest, 'gifts'>): Promise<void> {
  const wanted = { gifts: JSON.stringify(gifts.map((gift, position) => ({ ...gift, position }))) }
  // What ends has ended before its follower begins: of a key, one gift is offered.
  await tenantRows(
    `${WANTED} update app.gifts set ends_at = greatest(now(), starts_at)
     where ${OFFERED} and not exists (select from wanted where ${IS_SAME})`,
    wanted
  )
  await tenantRows(
    `${WANTED}, moved as (
       update app.gifts set position = wanted.position from wanted
       where ${OFFERED} and ${IS_SAME} and gifts.position <> wanted.position
     )
     insert into app.gifts (key, picture, names, credits, position)
     select key, picture, names, credits, position from wanted
     where not exists (select from app.gifts where ${OFFERED} and ${IS_SAME})`,
    wanted
  )
}

const OFFERED = 'gifts.tenant_id = (select sec.tenant_id()) and gifts.ends_at is null'
const IS_SAME = `(wanted.key, wanted.picture, wanted.names) = (gifts.key, gifts.picture, gifts.names)
  and wanted.credits is not distinct from gifts.credits`
const WANTED = `
  with wanted as (
    select * from jsonb_to_recordset(cast(:gifts as jsonb))
      as listed(key text, picture text, names jsonb, credits int, position int))`
