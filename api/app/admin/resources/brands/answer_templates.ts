import { LANGUAGES, type Language } from '@manyhearts/locales/languages'
import { rowVersion } from '#app/admin/changes/row_version'
import { TEMPLATE_PURPOSES, type TemplatePurpose } from '#app/tenancy/answer_templates/answer_template'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface AnswerTemplateRow {
  id: string
  tenant_id: string
  name: string
  purpose: TemplatePurpose
  language: Language
  body: string
  changed_at: string
  version: string
}

/** What a brand's staff write again and again, for the boxes where they answer. */
export const answerTemplates = {
  inTenant: 'answer_templates.tenant_id',
  // Whoever only answers at the desk sees what is written for it.
  ofTenants: (granted) =>
    `(answer_templates.purpose = 'desk' or answer_templates.tenant_id in (${granted} and grants.role <> 'desk'))`,
  from: 'app.answer_templates',
  key: 'answer_templates.id',
  columns: `answer_templates.id::text, answer_templates.tenant_id::text, answer_templates.name, answer_templates.purpose,
    answer_templates.language, answer_templates.body, answer_templates.changed_at`,
  filters: {
    id: { kind: 'id', column: 'answer_templates.id' },
    q: { kind: 'text', columns: ['answer_templates.name', 'answer_templates.body'] },
    purpose: { kind: 'choice', column: 'answer_templates.purpose', options: TEMPLATE_PURPOSES },
    language: { kind: 'choice', column: 'answer_templates.language', options: LANGUAGES },
  },
  sorts: { id: 'answer_templates.id', name: 'answer_templates.name' },
  defaultSort: ['name', 'ASC'],
  shown,
} satisfies Resource

function shown({ id, tenant_id, name, purpose, language, body, changed_at }: Row): AnswerTemplateRow {
  const version = templateVersion({ name, purpose, language, body })
  return { id, tenant_id, name, purpose, language, body, changed_at: changed_at.toISO(), version }
}

/** Of what staff may change. */
export function templateVersion({
  name,
  purpose,
  language,
  body,
}: Record<'name' | 'purpose' | 'language' | 'body', string>) {
  return rowVersion([name, purpose, language, body])
}
