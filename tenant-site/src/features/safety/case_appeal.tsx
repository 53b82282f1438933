import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { LongTextField } from '#site/ui/fields/long_text_field.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'
import type { Case } from './case_thread.tsx'
import styles from './case_decision.module.css'

/** Asks that somebody else looks at the decision again, or says what became of that (DSA art. 20). */
export function CaseAppeal({ token, found: { appeal, appeal_until: until } }: { token: string; found: Case }) {
  const { t } = useTranslation('safety')
  const reader = useTimeReader()
  if (appeal)
    return (
      <Panel title={t('case.appeal.mine')}>
        <p className={styles.facts} dir="auto">
          {appeal.words}
        </p>
        {appeal.outcome ? (
          <>
            <Notice tone={appeal.outcome === 'overturned' ? 'success' : 'info'}>
              {t(`case.appeal.${appeal.outcome}`)}
            </Notice>
            <p className={styles.facts} dir="auto">
              {appeal.statement}
            </p>
            <p className={styles.note}>{t('case.courts')}</p>
          </>
        ) : (
          <Notice>{t('case.appeal.open', { date: formatTime(appeal.due_at, 'date', reader) })}</Notice>
        )}
      </Panel>
    )
  return until ? <AppealForm token={token} date={formatTime(until, 'date', reader)} /> : null
}

function AppealForm({ token, date }: { token: string; date: string }) {
  const { t } = useTranslation('safety')
  const { api, queryClient } = useVisit()
  const { form, busy, errors, failure } = useForm(async (typed) => {
    const words = String(typed.get('words') ?? '')
    const answer = await api.complaintAppeals.store({ params: { token }, body: { words } })
    queryClient.setQueryData(call(api, 'complaints.show', { params: { token } }).queryKey, answer)
  })
  return (
    <Panel title={t('case.appeal.title')} text={t('case.appeal.text', { date })}>
      <Form {...form} noValidate>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <LongTextField
          label={t('case.appeal.label')}
          name="words"
          rows={5}
          maxLength={4000}
          required
          error={errors.words}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('case.appeal.send')}
        </Button>
      </Form>
      <p className={styles.note}>{t('case.courts')}</p>
    </Panel>
  )
}
