import type { Texts } from '../namespaces.ts'

/** Fills missing keys with English texts, so that no raw key is ever shown. */
export function complete(own: Texts, english: Texts): Texts {
  const missing = Object.entries(english).map(([key, text]) => {
    const mine = own[key]
    const merged = typeof text === 'object' && typeof mine === 'object' ? complete(mine, text) : (mine ?? text)
    return [key, merged]
  })
  return { ...own, ...Object.fromEntries(missing) }
}
