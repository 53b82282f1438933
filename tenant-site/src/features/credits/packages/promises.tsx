import { useTranslation } from 'react-i18next'
import { CheckList } from '#site/ui/fields/check_list.tsx'

type PromisesProps = {
  /** The name on the bank statement. */
  descriptor: string
  hasVat: boolean
}

/** Nobody looks for half a name on a bank statement. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00A0')

export function Promises({ descriptor, hasVat }: PromisesProps) {
  const { t } = useTranslation('credits')
  return (
    <CheckList
      lines={[
        ...(hasVat ? [t('promise.vat')] : []),
        t('promise.no_subscription'),
        t('promise.no_expiry'),
        t('promise.bank_statement', { descriptor: unbroken(descriptor) }),
      ]}
    />
  )
}
