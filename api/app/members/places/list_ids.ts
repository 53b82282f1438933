import { createHash } from 'node:crypto'

/** Country and code as a base-36 number, so that ids are the same everywhere and never change. */
export function regionId(country: string, code: string): number {
  const id = Number.parseInt(`${country}${code}`, 36)
  if (!/^[A-Z]{2}[A-Z0-9]{1,7}$/.test(`${country}${code}`)) throw new Error(`No region code: ${country} ${code}`)
  return id
}

/** Derived from the key, so that ids don't depend on the list's order. */
export function interestId(key: string): number {
  return createHash('sha256').update(key).digest().readUIntBE(0, 6)
}
