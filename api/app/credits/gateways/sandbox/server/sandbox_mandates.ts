import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { type SandboxPayment, openPayment } from './sandbox_payments.js'

interface SandboxMandate {
  id: string
  reference: string
  holder: string
  iban: string
  revoked_at: Date | null
}

type NewDebit = Omit<
  SandboxPayment,
  'id' | 'refunded_minor' | 'charged_back_minor' | 'refund_keys' | 'mandate' | 'status' | 'token'
>

const ID = /^sbm_[0-9a-f]{24}$/
const MOST_LISTED = 50

const table = () => db.connection('separate')

/** The same reference is the same mandate. */
export async function keepMandate(given: Pick<SandboxMandate, 'reference' | 'holder' | 'iban'>): Promise<string> {
  const id = `sbm_${randomBytes(12).toString('hex')}`
  await table()
    .table('infra.sandbox_mandates')
    .insert({ id, ...given })
    .onConflict('reference')
    .ignore()
  const { id: kept } = await table().from('infra.sandbox_mandates').where('reference', given.reference).firstOrFail()
  return kept
}

export async function endMandate(id: string): Promise<boolean> {
  if (!ID.test(id)) return false
  const ended: unknown = await table()
    .from('infra.sandbox_mandates')
    .where('id', id)
    .update({ revoked_at: table().raw('coalesce(revoked_at, now())') })
  return Number(ended) === 1
}

/** Undefined where the mandate is gone. The same reference is the same debit; its bank answers later. */
export async function debit(id: string, payment: NewDebit): Promise<SandboxPayment | undefined> {
  if (!ID.test(id)) return undefined
  const before = await debitOf(payment.reference)
  if (before) return before
  const mandate = await table().from('infra.sandbox_mandates').where('id', id).whereNull('revoked_at').first()
  if (!mandate) return undefined
  return openPayment({ ...payment, mandate: id, token: null, status: 'pending' }).catch(async (error: unknown) => {
    const parallel = await debitOf(payment.reference)
    if (parallel) return parallel
    throw error
  })
}

/** The newest, for whoever decides how they end. */
export function latestDebits(): Promise<SandboxPayment[]> {
  return table().from('infra.sandbox_payments').whereNotNull('mandate').orderBy('created_at', 'desc').limit(MOST_LISTED)
}

async function debitOf(reference: string): Promise<SandboxPayment | undefined> {
  return (
    (await table().from('infra.sandbox_payments').where('reference', reference).whereNotNull('mandate').first()) ??
    undefined
  )
}
