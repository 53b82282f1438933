import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import type { Brand } from '../../../cast.ts'
import { newestMailTo, tokenIn } from '../../../mailbox.ts'
import { type Answer, Visitor } from '../../../visitor.ts'

export const newAddress = () => `eve-${randomBytes(5).toString('hex')}@example.com`

export function draft(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    email: newAddress(),
    name: 'Eve',
    date_of_birth: DateTime.now().minus({ years: 30 }).toISODate(),
    gender: 'female',
    looking_for: 'male',
    country: 'GB',
    password: 'a password of eight words or so',
    show_fictional: true,
    visible_to_visitors: true,
    accept_terms: true,
    accept_privacy: true,
    consent_sexuality: true,
    ...changes,
  }
}

export async function signUp(
  brand: Brand,
  changes: Record<string, unknown> = {}
): Promise<{ browser: Visitor; answer: Answer; email: string }> {
  const body = draft(changes)
  const browser = new Visitor(brand.host)
  return { browser, answer: await browser.post('/api/signup', body), email: String(body.email).trim().toLowerCase() }
}

export async function signUpAndActivate(brand: Brand, changes: Record<string, unknown> = {}) {
  const { browser, email } = await signUp(brand, changes)
  const token = tokenIn(await newestMailTo(email))
  return { browser, email, token, answer: await browser.post('/api/activation', { token }) }
}
