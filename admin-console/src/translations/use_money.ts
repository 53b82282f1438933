import { useTimes } from '#console/translations/use_times.ts'

/** Amounts in minor units, as the console's language writes them. */
export function useMoney() {
  const { locale } = useTimes()
  return (minor: number, currency: string) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    return format.format(minor / 10 ** format.resolvedOptions().maximumFractionDigits!)
  }
}
