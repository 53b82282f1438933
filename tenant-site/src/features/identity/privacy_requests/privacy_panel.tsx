import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { askedIn, PrivacyFields } from './privacy_fields.tsx'
import styles from './privacy_panel.module.css'
import { PrivacyRequestFacts } from './privacy_request_facts.tsx'

/** What a member may ask about their data beyond the copy and the deletion (GDPR art. 15 to 21), and what became of it. */
export function PrivacyPanel() {
  const { t } = useTranslation('identity')
  const { api } = useVisit()
  const queryClient = useQueryClient()
  const { data } = useQuery(call(api, 'privacy_requests.index'))
  // Another form after each, so that nothing is sent twice.
  const [sent, setSent] = useState(0)
  const { form, busy, errors, failure } = useForm(async (typed) => {
    await api.privacyRequests.store({ body: askedIn(typed) })
    setSent((count) => count + 1)
    await queryClient.invalidateQueries({ queryKey: ['privacy_requests.index'] })
  })
  return (
    <FormSection title={t('privacy_request.title')} text={t('privacy_request.text')}>
      <Form key={sent} {...form}>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <PrivacyFields errors={errors} />
        <Button type="submit" variant="outline" busy={busy}>
          {t('privacy_request.send')}
        </Button>
      </Form>
      <ul className={styles.requests} aria-live="polite">
        {data?.privacy_requests.map((request) => (
          <PrivacyRequestFacts key={request.id} request={request} />
        ))}
      </ul>
    </FormSection>
  )
}
