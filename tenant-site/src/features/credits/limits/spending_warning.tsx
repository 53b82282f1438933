import { useTranslation } from 'react-i18next'
import { LIMITS_ADDRESS } from '#site/lib/spending/limits_address.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'

/** What a member paid this month, where it passed what the brand warns of. */
export function SpendingWarning({ currency }: { currency: string | undefined }) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const user = useUser()
  if (!user?.spending_warned || !currency) return null
  return (
    <Notice
      action={
        <ButtonLink to={LIMITS_ADDRESS} variant="secondary">
          {t('limits.set')}
        </ButtonLink>
      }
    >
      {t('warning.text', { amount: money(user.month_spent_minor, currency) })}
    </Notice>
  )
}
