import { fieldsRefused } from '#app/http/validation/fields_refused'
import type StaffMember from '#app/staff/accounts/staff_member'
import { type PageSource, standardPage } from '#app/reach/page_source'
import { differences } from '#app/tenancy/audit/differences'
import { lockManifest } from '#app/tenancy/manifests/storing/lock_manifest'
import OwnPage from '#app/tenancy/pages/own_page'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { PageChanged } from '#app/admin/access/admin_errors'
import type { PagePlace } from './page_place.js'
import { pageReaders } from './page_readers.js'
import { pageTagFaults } from './page_tag_faults.js'
import { pageVersion } from './page_version.js'

interface Wanted {
  /** Null restores the product's text. */
  own: PageSource | null
  version: string | null
}

/** PostgreSQL notifies every node (migration 0003). @throws E_VALIDATION_ERROR for invalid tags; PageChanged for an old version */
export async function changeTenantPage(
  staff: StaffMember,
  tenant: Tenant,
  { name, language }: PagePlace,
  { own, version }: Wanted
): Promise<void> {
  const faults = own ? pageTagFaults(own, 'own.') : []
  if (faults.length > 0) throw fieldsRefused(faults)
  const readerIn = await pageReaders(tenant)
  const standard = await standardPage(name, await readerIn(language))
  const change = async () => {
    await lockManifest()
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
  await asTenant(tenant, change, { connection: 'staff' })
}

/** The product's text is logged in full too, as a release may change it. */
function told(own: PageSource | null, standard: PageSource) {
  const { title, description, body } = own ?? standard
  return { is_own: own !== null, title, description, body }
}
