import { useTranslation } from 'react-i18next'

/** Writes 25 as the reader's language does: 25%, 25 %; 25.5 with its decimals. */
export function usePercent() {
  const { i18n } = useTranslation()
  return (percent: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
