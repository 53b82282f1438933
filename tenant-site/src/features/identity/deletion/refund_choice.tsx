import { useTranslation } from 'react-i18next'
import type { Route } from '@tuyau/core/types'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'

type Refundable = Route.Response<'account_deletions.show'>['account_deletion']['refundable']

type RefundChoiceProps = { refundable: Refundable; isWanted: boolean; onChange: (isWanted: boolean) => void }

export function RefundChoice({ refundable, isWanted, onChange }: RefundChoiceProps) {
  const { t } = useTranslation(['identity', 'site'])
  const money = useMoney()
  const credits = refundable.reduce((sum, one) => sum + one.credits, 0)
  const amount = refundable.map(({ amount_minor, currency }) => money(amount_minor, currency)).join(' + ')
  return (
    <FormSection title={t('deletion.refund.title')} text={t('deletion.refund.text')}>
      <Checkbox
        label={t('deletion.refund.label', { amount, credits: t('site:price.credits', { count: credits }) })}
        name="refund"
        checked={isWanted}
        onChange={(event) => onChange(event.target.checked)}
      />
    </FormSection>
  )
}
