import type { Language } from '@manyhearts/locales/languages'

export const EMOJI_GROUPS = ['smileys', 'love', 'hands', 'nature', 'food', 'leisure'] as const

/** By group: each emoji with its name and words to find it by, separated by commas. */
export type Emoji = Readonly<Record<(typeof EMOJI_GROUPS)[number], Readonly<Record<string, string>>>>

const FILES: Readonly<Record<Language, () => Promise<{ default: Emoji }>>> = {
  da: () => import('@manyhearts/locales/emoji/da.json'),
  de: () => import('@manyhearts/locales/emoji/de.json'),
  en: () => import('@manyhearts/locales/emoji/en.json'),
  es: () => import('@manyhearts/locales/emoji/es.json'),
  fi: () => import('@manyhearts/locales/emoji/fi.json'),
  fr: () => import('@manyhearts/locales/emoji/fr.json'),
  it: () => import('@manyhearts/locales/emoji/it.json'),
  nb: () => import('@manyhearts/locales/emoji/nb.json'),
  nl: () => import('@manyhearts/locales/emoji/nl.json'),
  pl: () => import('@manyhearts/locales/emoji/pl.json'),
  sv: () => import('@manyhearts/locales/emoji/sv.json'),
}

export async function loadEmoji(language: Language): Promise<Emoji> {
  return (await FILES[language]()).default
}
