import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { complete } from './complete.ts'

const LOCALE_FILE = /\/locales\/([a-z]{2})\/([a-z]+)\.json$/

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
