/** Amounts in minor units, of what was booked on a day whenever it was paid. */
export interface Takings {
  orders: number
  /** With VAT. */
  paid_minor: number
  vat_minor: number
  /** With the VAT within, as is what banks took back. */
  refunded_minor: number
  refunded_vat_minor: number
  charged_back_minor: number
  charged_back_vat_minor: number
}

/** What happened at a brand on a day. */
export interface FigureDay {
  day: string
  sign_ups: number
  confirmed: number
  first_buyers: number
  /** By currency. */
  revenue: Record<string, Takings>
}

export function quietDay(day: string): FigureDay {
  return { day, sign_ups: 0, confirmed: 0, first_buyers: 0, revenue: {} }
}
