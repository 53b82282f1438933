import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOCALE_FILE = /\/locales\/([a-z]{2})\/([a-z]+)\.json$/

type Texts = { [key: string]: string | Texts }

/** Fills what a language lacks with the English words, key by key, so that no reader ever meets a bare key. */
export function completeLocales(): Plugin {
  return {
    name: 'complete-locales',
    enforce: 'pre',
    transform(code, id) {
      const [, language, word] = LOCALE_FILE.exec(id) ?? []
      if (!language || language === 'en') return null
      const english = id.replace(`/${language}/${word}.json`, `/en/${word}.json`)
      this.addWatchFile(english)
      return JSON.stringify(complete(JSON.parse(code), JSON.parse(readFileSync(english, 'utf8'))))
    },
  }
}

function complete(own: Texts, english: Texts): Texts {
  const missing = Object.entries(english).map(([key, text]) => {
    const mine = own[key]
    const merged = typeof text === 'object' && typeof mine === 'object' ? complete(mine, text) : (mine ?? text)
    return [key, merged]
  })
  return { ...own, ...Object.fromEntries(missing) }
}
