import { createHash } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { isFirstUse } from '#app/http/limits/first_use'
import { limitKey } from '#app/http/limits/limit_key'

const LASTS = '10 mins'

/**
 * What the server made and the browser brings back: an authenticator's secret, or a passkey's challenge. Sealed for its purpose, so
 * that nothing has to be stored meanwhile.
 */
export function sealOffer(purpose: string, value: string): string {
  return encryption.encrypt(value, { expiresIn: LASTS, purpose })
}

/** @returns null for one that was not made for this, or too long ago */
export function openOffer(purpose: string, offer: string): string | null {
  return encryption.decrypt<string>(offer, purpose)
}

/** Each is good once. @returns null also for one that was used before */
export async function useOffer(purpose: string, offer: string): Promise<string | null> {
  const value = openOffer(purpose, offer)
  if (value === null) return null
  const key = limitKey(null, 'offer', createHash('sha256').update(value).digest('base64url'))
  return (await isFirstUse(key, LASTS)) ? value : null
}
