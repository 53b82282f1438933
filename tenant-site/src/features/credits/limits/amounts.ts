/** Whole amounts offered for a limit, for currencies whose unit is worth about a euro. */
const PRESETS = { day: [5, 10, 25], week: [10, 25, 50], month: [25, 50, 100] } as const

/** Units that are worth a fraction of a euro. */
const SMALLER: Readonly<Record<string, number>> = { SEK: 10, DKK: 10, NOK: 10, CZK: 20, PLN: 4 }

export function presetsOf(period: keyof typeof PRESETS, currency: string): number[] {
  const unit = minorUnit(currency) * (SMALLER[currency] ?? 1)
  return PRESETS[period].map((amount) => amount * unit)
}

/** An amount as typed, with a comma or a point, in minor units; undefined when it is none, or more than a limit may be. */
export function minorOf(typed: string, currency: string): number | undefined {
  const digits = Math.round(Math.log10(minorUnit(currency)))
  const written = typed.trim().replace(',', '.')
  if (!new RegExp(`^\\d{1,5}(\\.\\d{1,${Math.max(1, digits)}})?$`).test(written)) return undefined
  return Math.round(Number(written) * minorUnit(currency))
}

function minorUnit(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10 ** (maximumFractionDigits ?? 2)
}
