import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import type AnswerTemplate from '#app/tenancy/answer_templates/answer_template'

interface TemplateEntry {
  brand: GrantedBrand
  action: 'template_changed' | 'template_removed'
  template: AnswerTemplate
  before: object
  after: object
}

/** With its text, which knows nobody: names are filled in where it is used. */
export function writeTemplateEntry({ brand, action, template, before, after }: TemplateEntry): Promise<void> {
  const { id, name } = template
  return writeAuditEntry({
    staffMemberId: brand.staff.id,
    tenantId: brand.tenant.id,
    action,
    detail: { level: 'template', id, name, changes: differences(before, after) },
  })
}
