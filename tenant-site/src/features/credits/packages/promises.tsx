import { useTranslation } from 'react-i18next'
import { CheckList } from '#site/ui/fields/check_list.tsx'

/** `descriptor` is the name on the bank statement. */
export function Promises({ descriptor }: { descriptor?: string }) {
  const { t } = useTranslation('credits')
  return (
    <CheckList
      lines={[
        t('promise.vat'),
        t('promise.no_subscription'),
        t('promise.no_expiry'),
        ...(descriptor ? [t('promise.bank_statement', { descriptor })] : []),
      ]}
    />
  )
}
