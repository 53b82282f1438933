import type { RaRecord } from 'react-admin'

export const STATES = ['planned', 'running', 'ended', 'used_up', 'stopped'] as const
export type DiscountState = (typeof STATES)[number]

export const VALIDITIES = ['once-per-user', 'once', 'unlimited'] as const

/** As the API names them, and those whose name is a word of the language. */
export const METHODS = ['card', 'ideal', 'bancontact', 'paypal', 'direct_debit'] as const
export const METHOD_NAMES: Partial<Record<(typeof METHODS)[number], string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
}

/** A code as the API lists it; times are on the brand's clocks. */
export interface DiscountCode extends RaRecord {
  id: string
  tenant_id: string
  /** Of a unique code the beginning. */
  code: string
  batch: string | null
  state: DiscountState
  value_percentage: number
  validity: (typeof VALIDITIES)[number]
  used: number
  limit: number | null
  country: string | null
  currency: string | null
  minimum_order_value: number | null
  payment_methods: string[]
  starts: string
  ends: string | null
  made_by: string | null
  version: string
}

/** Unique codes that were made together. */
export interface DiscountBatch {
  name: string
  value_percentage: number
  count: number
  used: number
  stopped: number
  starts: string
  ends: string | null
  made_at: string
  made_by: string | null
}

/** What a code gives, as it is typed. */
export interface TermsDraft {
  percent: string
  country: string
  currency: string
  minimum: string
  methods: string[]
  starts: string
  ends: string
}

export const NO_TERMS: TermsDraft = {
  percent: '',
  country: '',
  currency: '',
  minimum: '',
  methods: [],
  starts: '',
  ends: '',
}
