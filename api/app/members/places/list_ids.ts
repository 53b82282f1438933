import { createHash } from 'node:crypto'

/** A region's id: country and code read as one number, so that it is the same everywhere and never moves. */
export function regionId(country: string, code: string): number {
  const id = Number.parseInt(`${country}${code}`, 36)
  if (!/^[A-Z]{2}[A-Z0-9]{1,7}$/.test(`${country}${code}`)) throw new Error(`No region code: ${country} ${code}`)
  return id
}

/** An interest's id, from its key: the list may be sorted anew without changing what members like. */
export function interestId(key: string): number {
  return createHash('sha256').update(key).digest().readUIntBE(0, 6)
}
