import { useParams } from 'react-router-dom'
import { ChosenRow } from '#console/forms/chosen_row.tsx'
import type { AnswerTemplate } from '#console/templates/answer_template.ts'
import { TemplateForm } from '#console/templates/template_form.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

export default function TemplateScreen({ tenant }: { tenant: WholeTenant }) {
  const { templateId } = useParams()
  return (
    <ChosenRow<AnswerTemplate> tenantId={tenant.id} resource="answer_templates" id={templateId}>
      {(template) => <TemplateForm tenant={tenant} template={template} />}
    </ChosenRow>
  )
}
