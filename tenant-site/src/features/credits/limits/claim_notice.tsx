import { useTranslation } from 'react-i18next'
import { ContactLink } from '#site/lib/spending/contact_link.tsx'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'

/** Why a member can neither buy nor spend: a bank took back money for credits that were spent. */
export function ClaimNotice({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  return (
    <Notice tone="warning" action={<ContactLink />}>
      {t('claim.text', { amount: money(amountMinor, currency) })}
    </Notice>
  )
}
