import type { Site } from './site.js'

const SERVED = ['live', 'closing']

/** Whether a brand answers at all. */
export function isServed({ state }: Pick<Site, 'state'>): boolean {
  return SERVED.includes(state)
}
