import { readFileSync } from 'node:fs'
import i18next, { type TFunction } from 'i18next'

/** A language's translations as a visitor reads them, so that a journey works for all brands: `t('identity:log_in.send')`. */
export async function translationsOf(language: string): Promise<TFunction> {
  const rooms = [
    'site',
    'identity',
    'members',
    'discovery',
    'chat',
    'credits',
    'safety',
    'reach',
    'notices',
    'errors',
    'console',
  ]
  const texts = rooms.map((room) => [
    room,
    JSON.parse(readFileSync(new URL(`../../locales/${language}/${room}.json`, import.meta.url), 'utf8')),
  ])
  const words = i18next.createInstance()
  await words.init({
    lng: language,
    resources: { [language]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
  })
  return words.t
}
