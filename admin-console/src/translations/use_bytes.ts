import { useTimes } from '#console/translations/use_times.ts'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** Writes bytes as one rounded unit: "812 kB", "1.4 GB". */
export function useBytes(): (bytes: number) => string {
  const { locale } = useTimes()
  return (bytes) => {
    const place = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1))
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: UNITS[place],
      unitDisplay: 'short',
      maximumSignificantDigits: 3,
    }).format(bytes / 1_000 ** (place + 1))
  }
}
