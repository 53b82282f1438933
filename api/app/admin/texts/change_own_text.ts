import { fieldsRefused } from '#app/http/validation/fields_refused'
import { PageChanged } from '#app/admin/access/admin_errors'
import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { noteOwnTexts } from '#app/tenancy/texts/note_own_texts'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { ownTextFieldFaults } from './own_text_field_faults.js'
import type { OwnTextPlace } from './own_text_place.js'

interface Wanted {
  own: string | null
  before: string | null
}

/** @throws E_VALIDATION_ERROR for what no brand may say there; PageChanged where somebody else changed it meanwhile */
export async function changeOwnText(
  { staff, tenant }: GrantedBrand,
  place: OwnTextPlace,
  { own, before }: Wanted
): Promise<{ own: string | null }> {
  const faults = own === null ? [] : ownTextFieldFaults(place, own)
  if (faults.length > 0) throw fieldsRefused(faults)
  const { wording, name, product } = place
  const [namespace, ...key] = name.split(':')
  const values = { wording, namespace, key: key.join(':'), own }
  const [stored] = await tenantRows<{ text: string }>(
    `select text from app.tenant_texts where tenant_id = (select sec.tenant_id())
       and wording = :wording and namespace = :namespace and key = :key`,
    values
  )
  const now = stored?.text ?? null
  if (now === own) return { own }
  if (now !== before) throw new PageChanged()
  await tenantRows(own === null ? REMOVE : STORE, values)
  await noteOwnTexts()
  await writeAuditEntry({
    staffMemberId: staff.id,
    tenantId: tenant.id,
    action: own === null ? 'text_removed' : 'text_changed',
    detail: {
      level: 'text',
      id: wording,
      name,
      changes: { text: { from: now ?? product, to: own ?? product } },
    },
  })
  return { own }
}

const REMOVE = `delete from app.tenant_texts where tenant_id = (select sec.tenant_id())
  and wording = :wording and namespace = :namespace and key = :key`

const STORE = `insert into app.tenant_texts (wording, namespace, key, text) values (:wording, :namespace, :key, :own)
  on conflict (tenant_id, wording, namespace, key) do update set text = excluded.text, changed_at = now()`
