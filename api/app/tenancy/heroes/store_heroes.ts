import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Writes what pages show of a brand's own pictures beside its settings, so that a page need not read them. */
export async function storeHeroes(): Promise<void> {
  await tenantRows(
    `update global.tenants set heroes = (
       select coalesce(jsonb_object_agg(key, jsonb_build_object('width', width, 'height', height, 'widths', widths,
         'placeholder', placeholder, 'focus_x', focus_x, 'focus_y', focus_y, 'alt', alt, 'credit', credit)), '{}')
       from app.heroes where tenant_id = (select sec.tenant_id()))
     where id = (select sec.tenant_id())`
  )
}
