import { useTranslation } from 'react-i18next'
import { money } from './money.ts'

export function useMoney() {
  const { i18n } = useTranslation()
  return (minor: number, currency: string) => money(minor, currency, i18n.language)
}
