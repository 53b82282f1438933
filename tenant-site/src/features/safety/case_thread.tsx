import type { Route } from '@tuyau/core/types'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { classes } from '#site/ui/classes.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { LongTextField } from '#site/ui/fields/long_text_field.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'
import styles from './case_thread.module.css'

export type Case = Route.Response<'complaints.show'>

/** What one side and the team wrote to each other, and where that side writes on. */
export function CaseThread({ token, found: { messages, writable } }: { token: string; found: Case }) {
  const { t } = useTranslation('safety')
  const { api, queryClient } = useVisit()
  const { form, busy, errors, failure } = useForm(async (typed) => {
    const words = String(typed.get('words') ?? '')
    const answer = await api.complaintMessages.store({ params: { token }, body: { words } })
    queryClient.setQueryData(call(api, 'complaints.show', { params: { token } }).queryKey, answer)
  })
  if (messages.length === 0 && !writable) return null
  return (
    <Panel title={t('case.thread.title')}>
      {messages.length > 0 && (
        <ol className={styles.messages} aria-live="polite">
          {messages.map(({ id, by_team: isTeam, body, at }) => (
            <li key={id} className={classes(styles.message, isTeam && styles.team)}>
              <p className={styles.by}>
                <strong>{t(isTeam ? 'case.thread.team' : 'case.thread.you')}</strong>{' '}
                <FormattedTime at={at} as="full" />
              </p>
              <p className={styles.body} dir="auto">
                {body}
              </p>
            </li>
          ))}
        </ol>
      )}
      {writable && (
        // A new one for each message, so that the field is empty again.
        <Form key={messages.length} {...form} noValidate>
          {failure && (
            <Notice tone="danger" isLive>
              {failure}
            </Notice>
          )}
          <LongTextField
            label={t('case.thread.label')}
            name="words"
            rows={4}
            maxLength={4000}
            required
            error={errors.words}
          />
          <Button type="submit" variant="secondary" busy={busy}>
            {t('case.thread.send')}
          </Button>
        </Form>
      )}
    </Panel>
  )
}
