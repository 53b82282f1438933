import { lazy, Suspense, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import type { DirectDebit, Mandate } from './shapes.ts'
import styles from './direct_debit.module.css'

const RevokeDialog = lazy(() => import('./revoke_dialog.tsx'))

type MandatePanelProps = {
  mandate: Mandate
  debit: DirectDebit
  onRevoked: () => Promise<unknown>
  onChange: () => void
}

/** A signed mandate, as PDF too, and the way to revoke it. */
export function MandatePanel({ mandate, debit, onRevoked, onChange }: MandatePanelProps) {
  const { t } = useTranslation(['credits', 'site'])
  const { api } = useVisit()
  const money = useMoney()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const revoke = useMutation({
    mutationFn: () => api.directDebits.destroy({ params: { id: mandate.id } }),
    onSuccess: async () => {
      setAsked(false)
      await onRevoked()
      toast({ text: t('direct_debit.revoked'), tone: 'success' })
    },
    onError: () => setAsked(false),
  })
  const facts = [
    [t('direct_debit.account'), `•••• ${mandate.iban_end}`],
    [t('direct_debit.holder'), mandate.holder],
    [t('direct_debit.reference'), mandate.reference],
    [t('direct_debit.creditor'), debit.creditor_name],
    [t('direct_debit.creditor_id'), debit.creditor_id],
    [t('direct_debit.left'), money(debit.left_minor, debit.currency)],
  ] as const
  return (
    <section className={styles.signed}>
      <h2 className={styles.title}>{t('direct_debit.active_title')}</h2>
      <p>{t('direct_debit.active_text')}</p>
      {revoke.error && (
        <Notice tone="danger" isLive>
          {refusal(revoke.error).message || t('site:load_failed.offline')}
        </Notice>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {mandate.signed_at && (
          <div>
            <dt>{t('direct_debit.since')}</dt>
            <dd>
              <FormattedTime at={mandate.signed_at} as="date" />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <a className={buttonLook({ variant: 'secondary' })} href={`/api/direct-debits/${mandate.id}/document`} download>
          {t('direct_debit.download')}
        </a>
        <Button variant="quiet" onClick={onChange}>
          {t('direct_debit.start_over')}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('direct_debit.revoke')}
        </Button>
      </div>
      {isAsked && (
        <Suspense>
          <RevokeDialog isBusy={revoke.isPending} onRevoke={() => revoke.mutate()} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </section>
  )
}
