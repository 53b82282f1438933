import type { HttpContext } from '@adonisjs/core/http'
import type { ChecklistLine } from '#app/tenancy/manifests/checklist'
import { readChecklist } from '#app/tenancy/manifests/read_checklist'
import { grantedBrand } from '#app/admin/access/granted_brand'

/** `GET /api/tenants/:tenant_id/checklist`: what a brand needs before it goes live, and what is still missing. */
export default class ChecklistsController {
  async show(ctx: HttpContext): Promise<{ may_go_live: boolean; lines: ChecklistLine[] }> {
    const { tenant } = await grantedBrand(ctx)
    const lines = await readChecklist(tenant)
    return { may_go_live: lines.every(({ missing }) => missing.length === 0), lines }
  }
}
