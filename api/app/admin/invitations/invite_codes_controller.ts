import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { rolesToSee } from '#app/admin/access/policies'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { itemFaults } from '#app/admin/offers/item_faults'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { inviteCodes, type InviteCodeRow } from '#app/admin/resources/brands/invite_codes'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { rowId } from '#app/http/validation/row_id'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { inviteCodeJsonSchema } from '#app/tenancy/manifests/manifest_schema'
import { createInviteCodeValidator, updateInviteCodeValidator } from './invitation_validator.js'

const faultsOfItem = itemFaults(inviteCodeJsonSchema)

/** What of a code the log has: whoever reads it must not be let in by it. */
const LOGGED_OF_CODE = 2

/** `/api/tenants/:tenant_id/invite_codes`: codes that let people sign up, by the rules of manifests. */
export default class InviteCodesController {
  async store(ctx: HttpContext): Promise<InviteCodeRow> {
    const brand = await grantedBrand(ctx)
    const { code, uses, note } = await ctx.request.validateUsing(createInviteCodeValidator, {
      data: ctx.request.body(),
    })
    const faults = faultsOfItem({ code, uses })
    if (faults.length > 0) throw fieldsRefused(faults)
    const made = await changingManifest(brand, async () => {
      const [row] = await tenantRows<{ id: string }>(
        `insert into app.invite_codes (code, uses, note, made_by) values (?, ?, ?, ?)
         on conflict (tenant_id, upper(code)) do nothing returning id::text`,
        [code, uses, note, brand.staff.id]
      )
      if (!row) throw fieldRefused('code', 'code_taken')
      const after = await rowOf(brand, row.id)
      const { state: _state, ...given } = changeable(after)
      await logged(brand, after, {}, given)
      return after
    })
    ctx.response.status(201)
    return made
  }

  async update(ctx: HttpContext): Promise<InviteCodeRow> {
    const brand = await grantedBrand(ctx)
    const { uses, note, stopped, version } = await ctx.request.validateUsing(updateInviteCodeValidator, {
      data: ctx.request.body(),
    })
    const id = rowId(ctx.params.id)
    return changingManifest(brand, async () => {
      // Whoever signs up at the same time has used it before, or waits.
      await tenantRows(
        'select from app.invite_codes where tenant_id = (select sec.tenant_id()) and id = ? for update',
        [id]
      )
      const before = await rowOf(brand, id)
      if (before.version !== version) throw new OfferChanged()
      if (uses < before.used) throw fieldsRefused([{ field: 'uses', rule: 'min', meta: { min: before.used } }])
      await tenantRows(
        `update app.invite_codes set uses = ?, note = ?, stopped_at = case when ? then coalesce(stopped_at, now()) end
         where tenant_id = (select sec.tenant_id()) and id = ?`,
        [uses, note, stopped, id]
      )
      const after = await rowOf(brand, id)
      await logged(brand, after, changeable(before), changeable(after))
      return after
    })
  }
}

/** As lists show it. @throws NotFound */
async function rowOf({ staff }: GrantedBrand, id: string): Promise<InviteCodeRow> {
  const row = await readRow({ staff, roles: rolesToSee('invite_codes') }, inviteCodes, id)
  if (!row) throw new NotFound()
  return inviteCodes.shown(row)
}

function changeable({ uses, note, state }: InviteCodeRow) {
  return { uses, ...(note && { note }), state: state === 'stopped' ? 'stopped' : 'running' }
}

function logged(brand: GrantedBrand, { code }: InviteCodeRow, before: object, after: object): Promise<void> {
  const name = `${code.slice(0, LOGGED_OF_CODE)}…`
  return writeOfferEntry({ brand, action: 'invite_code_changed', level: 'invitation', name, before, after })
}
