import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from '#site/features/identity/deletion/deletion.module.css'
import { refusal } from '#site/lib/api/refusal.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import type { ShutOut } from './shut_out_query.ts'

type Props = { token: string; status: 'suspended' | 'banned'; refundable: ShutOut['refundable'] }

/** Whoever is banned gets back what they can't use any more; anybody may withdraw from an order in time. */
export function ShutOutMoney({ token, status, refundable }: Props) {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const money = useMoney()
  const queryClient = useQueryClient()
  const toast = useToast()
  const {
    mutate: refund,
    isPending,
    isSuccess,
  } = useMutation({
    mutationFn: () => api.shutOutRefunds.store({ params: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['shut_outs.show'] }),
    onError: (error) => toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' }),
  })
  const count = refundable.reduce((sum, one) => sum + one.credits, 0)
  const amount = refundable.map(({ amount_minor, currency }) => money(amount_minor, currency)).join(' + ')
  const isOwed = status === 'banned' && count > 0
  const text = () => {
    if (isOwed) return t('shut_out.money.text', { amount, credits: t('site:price.credits', { count }) })
    return t(count > 0 ? 'shut_out.money.suspended' : 'shut_out.money.nothing')
  }
  return (
    <FormSection title={t('shut_out.money.title')} text={isSuccess ? undefined : text()}>
      <div aria-live="polite" className={styles.status}>
        {isSuccess && <Notice tone="success">{t('shut_out.money.done')}</Notice>}
      </div>
      {isOwed && (
        <div className={styles.help}>
          <Button variant="secondary" busy={isPending} onClick={() => refund()}>
            {t('shut_out.money.refund', { amount })}
          </Button>
        </div>
      )}
      <Link to="/withdraw">{t('site:footer.withdraw')}</Link>
    </FormSection>
  )
}
