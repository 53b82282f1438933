import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'

/** Deletion link by mail for members who can't log in; doesn't reveal who has an account. */
export function LeaveWithoutLogIn() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const [isSent, setSent] = useState(false)
  const { form, busy, errors, failure } = useForm(async (data) => {
    await api.deletionLinks.store({ body: { email: String(data.get('email')) } })
    setSent(true)
  })
  return (
    <Form {...form}>
      <FormSection title={t('deletion.without_log_in.title')} text={t('deletion.without_log_in.text')}>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        {isSent ? (
          <Notice tone="success" isLive>
            {t('deletion.without_log_in.sent')}
          </Notice>
        ) : (
          <>
            <TextField
              label={t('site:common.email')}
              name="email"
              type="email"
              autoComplete="email"
              required
              error={errors.email}
            />
            <Button type="submit" variant="outline" busy={busy}>
              {t('site:common.send_me_the_link')}
            </Button>
          </>
        )}
      </FormSection>
    </Form>
  )
}
