import type { Texts } from '@manyhearts/locales/words'

/** Fills what a language lacks with the English words, key by key, so that no reader ever meets a bare key. */
export function complete(own: Texts, english: Texts): Texts {
  const missing = Object.entries(english).map(([key, text]) => {
    const mine = own[key]
    const merged = typeof text === 'object' && typeof mine === 'object' ? complete(mine, text) : (mine ?? text)
    return [key, merged]
  })
  return { ...own, ...Object.fromEntries(missing) }
}
