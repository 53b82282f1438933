import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { CreditPackage, Offer, SavedMethod } from '#site/features/credits/transactions/shapes.ts'
import { PayButton } from './pay_button.tsx'
import type { Quote } from './use_quote.ts'
import { useOrder } from './use_order.ts'
import styles from './order_screen.module.css'

type PayInOneStepProps = { bought: CreditPackage; quote: Quote; kept: SavedMethod; methods: Offer['methods'] }

/** A declined card can be tried again, or PayPal or any other method be used (specification §8). */
export function PayInOneStep({ bought, quote, kept, methods }: PayInOneStepProps) {
  const { t } = useTranslation(['credits', 'site'])
  const { order, isOrdering, failure } = useOrder()
  const forget = useForget(kept)
  const { label } = kept
  const isPayPalOffered = kept.method !== 'paypal' && methods.some(({ key }) => key === 'paypal')
  const { amount_minor: price_minor, currency } = quote
  return (
    <div className={styles.pay}>
      <PayButton
        priceMinor={price_minor}
        currency={currency}
        failure={failure}
        busy={isOrdering}
        onPress={() =>
          order({
            package_id: bought.id,
            method: kept.method,
            saved_method_id: kept.id,
            price_minor,
            currency,
            waiver: true,
          })
        }
        note={t('repeat.one_step', { label })}
      />
      {failure && isPayPalOffered && (
        <ButtonLink to={`/credits/${bought.id}/paypal`} variant="secondary" wide>
          {t('repeat.pay_paypal')}
        </ButtonLink>
      )}
      <ButtonLink to={`/credits/${bought.id}`} variant="secondary" wide>
        {t('repeat.pay_another_way')}
      </ButtonLink>
      <Button variant="quiet" busy={forget.isPending} onClick={() => forget.mutate()}>
        {t('repeat.forget', { label })}
      </Button>
      {forget.isError && (
        <Notice tone="danger" isLive>
          {t('site:load_failed.offline')}
        </Notice>
      )}
    </div>
  )
}

function useForget({ id }: SavedMethod) {
  const { api } = useVisit()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.savedMethods.destroy({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: call(api, 'repeat_orders.show').queryKey }),
  })
}
