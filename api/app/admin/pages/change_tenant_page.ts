import { fieldsRefused } from '#app/http/validation/fields_refused'
import type StaffMember from '#app/staff/accounts/staff_member'
import { type PageSource, standardPage } from '#app/reach/page_source'
import { differences } from '#app/tenancy/audit/differences'
import { oneAtATime } from '#app/tenancy/manifests/lock_manifest'
import OwnPage from '#app/tenancy/pages/own_page'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { PageChanged } from '#app/admin/access/admin_errors'
import type { PagePlace } from './page_place.js'
import { pageTagFaults } from './page_tag_faults.js'
import { pageVersion } from './page_version.js'

/** What a page shall become, by somebody who read one version of it. */
interface Wanted {
  /** Null: our text again. */
  own: PageSource | null
  version: string | null
}

/**
 * Gives a brand a text of its own for a page, or takes it away, and notes both texts in the audit log: all of it or nothing. What
 * was so already is no change. PostgreSQL announces the change to every node (migration 0018).
 * @throws E_VALIDATION_ERROR naming every tag that is wrong
 * @throws PageChanged when another text stands there than the one that was read
 */
export async function changeTenantPage(
  staff: StaffMember,
  tenant: Tenant,
  { name, language }: PagePlace,
  { own, version }: Wanted
): Promise<void> {
  const faults = own ? pageTagFaults(own, 'own.') : []
  if (faults.length > 0) throw fieldsRefused(faults)
  const standard = await standardPage(name, language)
  const change = async () => {
    await oneAtATime()
    const before = await OwnPage.findBy({ name, language })
    if (pageVersion(before) !== version) throw new PageChanged()
    if (pageVersion(own) === version) return
    const changes = differences(told(before, standard), told(own, standard))
    if (!own) await before!.delete()
    else if (before) await before.merge(own).save()
    else await OwnPage.create({ name, language, ...own })
    await writeAuditEntry({
      staffMemberId: staff.id,
      tenantId: tenant.id,
      action: own ? 'page_changed' : 'page_removed',
      detail: { level: 'page', id: `${name}.${language}`, name: `${name} ${language}`, changes },
    })
  }
  await asTenant(tenant, change, { door: 'staff' })
}

/** A text as the log tells it: in full, ours too, which a later release may write otherwise. */
function told(own: PageSource | null, standard: PageSource) {
  const { title, description, body } = own ?? standard
  return { is_own: own !== null, title, description, body }
}
