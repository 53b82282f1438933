import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { canWithdraw, type Withdrawable } from './can_withdraw.ts'

/** Leads to the withdrawal of one order for as long as there is time (Directive 2011/83/EU, art. 11a). */
export function WithdrawLink({ order }: { order: Withdrawable }) {
  const { t } = useTranslation('site')
  if (!canWithdraw(order)) return null
  return (
    <ButtonLink to={`/withdraw?order=${order.number}`} variant="secondary" wide>
      {t('footer.withdraw')}
    </ButtonLink>
  )
}
