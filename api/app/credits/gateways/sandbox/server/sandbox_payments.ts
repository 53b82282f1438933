import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

/** The states each outcome may follow: late payments still count. */
export const OUTCOMES = {
  paid: ['open', 'pending', 'failed', 'cancelled'],
  failed: ['open', 'pending'],
  cancelled: ['open', 'pending'],
  pending: ['open'],
  refunded: ['paid'],
  charged_back: ['paid'],
} as const

export type Outcome = keyof typeof OUTCOMES

/** Belongs to no tenant: a payment provider is a third party. */
export interface SandboxPayment {
  id: string
  merchant_host: string
  merchant_name: string
  reference: string
  amount_minor: number
  currency: string
  method: string
  statement_descriptor: string
  language: string
  return_url: string
  status: 'open' | Outcome
  refunded_minor: number
  charged_back_minor: number
  /** Pays again without this page, until a payment with it is refunded or charged back. */
  token: string | null
  /** Of refunds made so far. */
  refund_keys: string[]
  /** Of a direct debit. */
  mandate: string | null
}

const ID = /^sb_[0-9a-f]{24}$/
const TOKEN = /^sbt_[0-9a-f]{24}$/
const REFERENCE = /^[\w.-]{1,100}$/

const table = () => db.connection('separate')

export async function openPayment(
  payment: Omit<SandboxPayment, 'id' | 'refunded_minor' | 'charged_back_minor' | 'refund_keys' | 'mandate'> & {
    mandate?: string
  }
): Promise<SandboxPayment> {
  const [row] = await table()
    .table('infra.sandbox_payments')
    .insert({ id: `sb_${randomBytes(12).toString('hex')}`, ...payment })
    .returning('*')
  return row
}

/** Undefined also for malformed ids, which PostgreSQL might refuse to compare. */
export async function findPayment(id: string): Promise<SandboxPayment | undefined> {
  if (!ID.test(id)) return undefined
  return (await table().from('infra.sandbox_payments').where('id', id).first()) ?? undefined
}

export function newToken(): string {
  return `sbt_${randomBytes(12).toString('hex')}`
}

/** A token of a payment that stands; like a card that its bank blocked after a chargeback, others are declined. */
export async function isGood(token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false
  const rows: { status: string }[] = await table().from('infra.sandbox_payments').where('token', token).select('status')
  return rows.some(({ status }) => status === 'paid') && rows.every(({ status }) => status === 'paid')
}

export async function findByReference(reference: string): Promise<SandboxPayment | undefined> {
  if (!REFERENCE.test(reference)) return undefined
  const found = await table()
    .from('infra.sandbox_payments')
    .where('reference', reference)
    .orderBy('created_at', 'desc')
    .first()
  return found ?? undefined
}

/** Gives back a part of a paid payment, once for each key. Returns whether it was given back, now or before. */
export async function refundPayment(id: string, amountMinor: number, key: string): Promise<boolean> {
  const { rows } = await table().rawQuery(
    `update infra.sandbox_payments set
       refunded_minor = refunded_minor + case when :key = any(refund_keys) then 0 else :amountMinor end,
       status = case when not (:key = any(refund_keys)) and refunded_minor + :amountMinor = amount_minor then 'refunded' else status end,
       refund_keys = case when :key = any(refund_keys) then refund_keys else refund_keys || cast(:key as text) end
     where id = :id and status in ('paid', 'refunded')
       and (:key = any(refund_keys) or refunded_minor + charged_back_minor + :amountMinor <= amount_minor)
     returning id`,
    { id, amountMinor, key }
  )
  return rows.length === 1
}

export async function decidePayment(id: string, outcome: Outcome): Promise<boolean> {
  const changed: unknown = await table()
    .from('infra.sandbox_payments')
    .where('id', id)
    .whereIn('status', [...OUTCOMES[outcome]])
    .update({
      status: outcome,
      ...(outcome === 'refunded' && { refunded_minor: table().raw('amount_minor') }),
      ...(outcome === 'charged_back' && { charged_back_minor: table().raw('amount_minor') }),
    })
  return Number(changed) === 1
}
