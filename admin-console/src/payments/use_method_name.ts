import { useTranslate } from 'react-admin'
import { properName } from '#console/payments/payment.ts'

/** What a payment method is called. */
export function useMethodName() {
  const translate = useTranslate()
  return (method: string) => properName(method) ?? translate(`payments.methods.${method}`)
}
