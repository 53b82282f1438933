import { createHash, timingSafeEqual } from 'node:crypto'

export type FlexPayParams = Readonly<Record<string, string>>

/** Outside the signature of what we send (FlexPay 4, "Create a purchase order"). */
const UNSIGNED = new Set(['signature', 'email', 'oneClickToken'])

/** Protocol 4 signs with SHA-256. Verotel's own clients still accept SHA-1 of postbacks, which shops set up earlier send. */
const ALGORITHMS: Record<number, string> = { 64: 'sha256', 40: 'sha1' }

/** Hex of the hash over `key:name=value:…` in the order of names, as Verotel's clients compute it. */
export function flexPaySignature(params: FlexPayParams, key: string, algorithm = 'sha256'): string {
  const pairs = inOrder(params).map(([name, value]) => `${name}=${value}`)
  return createHash(algorithm)
    .update([key, ...pairs].join(':'))
    .digest('hex')
}

/** What a request to Verotel has behind its question mark: parameters in order, empty ones left out, and their signature. */
export function signedQuery(params: FlexPayParams, key: string): string {
  const sent = Object.fromEntries(inOrder(params).filter(([, value]) => value !== ''))
  const signed = Object.fromEntries(Object.entries(sent).filter(([name]) => !UNSIGNED.has(name)))
  return new URLSearchParams({ ...sent, signature: flexPaySignature(signed, key) }).toString()
}

/** Whether Verotel signed what it sent: everything except the signature, in constant time. */
export function isSignedByVerotel({ signature = '', ...params }: FlexPayParams, key: string): boolean {
  const algorithm = ALGORITHMS[signature.length]
  if (!algorithm || !/^[0-9a-f]+$/i.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(flexPaySignature(params, key, algorithm), 'hex'))
}

function inOrder(params: FlexPayParams): [string, string][] {
  return Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1))
}
