import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { REPORT_REASONS, type ReportReason } from '#site/lib/reports/report_subject.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { LongTextField } from '#site/ui/fields/long_text_field.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { SenderFields } from './sender_fields.tsx'

/** Query values after a submission without JavaScript (`POST /complaints`). */
const REFUSALS = ['incomplete', 'often'] as const

/** Works without JavaScript; members need not give their name. */
export function ComplaintForm() {
  const { t } = useTranslation('safety')
  const { api } = useVisit()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isMember = useUser() !== null
  const isHydrated = useHydrated()
  const { form, busy, errors, failure } = useForm(async (typed) => {
    const text = (name: string) => String(typed.get(name) ?? '').trim() || undefined
    const { token } = await api.complaints.store({
      body: {
        reason: text('reason') as ReportReason,
        words: text('words') ?? '',
        page: text('page'),
        name: text('name'),
        email: text('email'),
        good_faith: typed.get('good_faith') === 'true',
      },
    })
    await navigate(`/complaints?token=${token}`)
  })
  const refused = REFUSALS.find((one) => one === search.get('refused'))
  const problem = failure ?? (refused && t(`complaints.refused.${refused}`))

  return (
    <Form action="/complaints" noValidate={isHydrated} {...form}>
      <FormSection title={t('complaints.form_title')}>
        {problem && (
          <Notice tone="danger" isLive>
            {problem}
          </Notice>
        )}
        <SelectField
          label={t('report.reason_question')}
          name="reason"
          required
          defaultValue=""
          empty={t('complaints.reason_empty')}
          options={REPORT_REASONS.map((one) => ({ value: one, label: t(`reasons.${one}`) }))}
          error={errors.reason}
        />
        <TextField
          label={t('complaints.page')}
          hint={t('complaints.page_hint')}
          name="page"
          maxLength={500}
          defaultValue={search.get('page') ?? ''}
          error={errors.page}
        />
        <LongTextField
          label={t('complaints.description')}
          name="words"
          rows={6}
          maxLength={4000}
          required
          error={errors.words}
        />
        {!isMember && <SenderFields errors={errors} />}
        <Checkbox
          name="good_faith"
          value="true"
          required
          label={t('complaints.good_faith')}
          error={errors.good_faith}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t('complaints.send')}
        </Button>
      </FormSection>
    </Form>
  )
}
