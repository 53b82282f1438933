import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Countdown } from '#site/ui/feedback/countdown.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { CodeField } from '#site/ui/fields/code_field.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { useTimeLeft } from './use_time_left.ts'
import type { Mandate } from './shapes.ts'
import styles from './direct_debit.module.css'

const DIGITS = 6
const SECOND = 1_000
const MINUTE = 60

type CodeFormProps = {
  draft: Mandate
  onSigned: () => Promise<unknown>
  onResent: () => Promise<unknown>
  onStartOver: () => void
  onKeep?: () => void
}

/** The code signs the mandate; it can be sent again (specification §5). */
export function CodeForm({ draft, onSigned, onResent, onStartOver, onKeep }: CodeFormProps) {
  const { t } = useTranslation(['credits', 'site'])
  const { api } = useVisit()
  const toast = useToast()
  const params = { id: draft.id }
  const left = useTimeLeft(draft.code_expires_at)
  const { form, busy, errors, failure } = useForm(async (data) => {
    await api.directDebits.confirmations.store({ params, body: { code: String(data.get('code')) } })
    await onSigned()
  })
  const resend = useMutation({
    mutationFn: () => api.directDebits.codes.store({ params }),
    onSuccess: async () => {
      await onResent()
      toast({ text: t('direct_debit.resent'), tone: 'success' })
    },
  })
  const notSent = resend.error && (refusal(resend.error).message || t('site:load_failed.offline'))
  return (
    <Panel
      title={t('direct_debit.code_title')}
      text={t('direct_debit.code_lead', { end: draft.phone_end, iban: draft.iban_end })}
    >
      <Form {...form}>
        {(failure ?? notSent) && (
          <Notice tone="danger" isLive>
            {failure ?? notSent}
          </Notice>
        )}
        <CodeField
          label={t('direct_debit.code')}
          name="code"
          length={DIGITS}
          error={errors.code}
          action={
            <Button type="submit" wide busy={busy}>
              {t('direct_debit.sign')}
            </Button>
          }
        />
        {left !== undefined && <CodeTime seconds={Math.ceil(left / SECOND)} />}
        <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
          {t('direct_debit.resend')}
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          {t('direct_debit.start_over')}
        </Button>
        {onKeep && (
          <Button variant="quiet" onClick={onKeep}>
            {t('direct_debit.keep_former')}
          </Button>
        )}
      </Form>
    </Panel>
  )
}

function CodeTime({ seconds }: { seconds: number }) {
  const { t } = useTranslation('credits')
  if (seconds <= 0) return <p className={styles.time}>{t('direct_debit.code_over')}</p>
  return (
    <p className={styles.time}>
      {t('direct_debit.code_time')}{' '}
      <Countdown
        minutes={Math.floor(seconds / MINUTE)}
        seconds={seconds % MINUTE}
        label={t('direct_debit.code_time')}
      />
    </p>
  )
}
