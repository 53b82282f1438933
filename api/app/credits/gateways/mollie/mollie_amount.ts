import { currencyDigits } from '#app/tenancy/settings/currency_digits'

/** An amount as Mollie writes it: a string with all the decimals of its currency, e.g. `9.99`, or `999` in yen. */
export interface MollieAmount {
  currency: string
  value: string
}

const CURRENCY = /^[A-Z]{3}$/
/** Below 2³¹, which is what an order can cost. */
const VALUE = /^(\d{1,9})(?:\.(\d+))?$/

export function mollieAmount(minor: number, currency: string): MollieAmount {
  const decimals = currencyDigits(currency)
  const digits = String(minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return { currency, value: decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}` }
}

/** @throws for whatever is not written as above */
export function readMollieAmount(amount: unknown): { minor: number; currency: string } {
  const { currency, value } = (amount ?? {}) as Record<string, unknown>
  if (typeof currency === 'string' && CURRENCY.test(currency) && typeof value === 'string') {
    const [, whole, part = ''] = VALUE.exec(value) ?? []
    if (whole && part.length === currencyDigits(currency)) return { minor: Number(whole + part), currency }
  }
  throw new Error(`Mollie answered an amount that is none: ${JSON.stringify(amount)?.slice(0, 100)}`)
}
