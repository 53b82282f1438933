import type { FormOfAddress, TaggedWording, Wording } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import type { OwnTexts } from '@manyhearts/locales/own_texts'
import { LRUCache } from 'lru-cache'
import { ownTextsIn } from './own_texts_in.js'
import type { OwnTextsByWording } from './read_own_texts.js'

/** Wordings of brands that are in use at a time. */
export const MOST_TAGGED = 5000

interface Said {
  texts: OwnTexts
  content: string
}

const textsByTag = new Map<string, OwnTexts>()

/** What is said decides the tag, so that the many changes of brands' settings make none. */
const tags = new LRUCache<string, TaggedWording>({ max: MOST_TAGGED, dispose: (tag) => textsByTag.delete(tag) })

const known = new WeakMap<OwnTextsByWording, Map<string, Said>>()

let made = 0

/** The wording by which the brand's own texts are found; without any it is everybody's. */
export function taggedWording(own: OwnTextsByWording, language: Language, form: FormOfAddress): Wording {
  const wording = `${language}-${form}` as const
  const { texts, content } = saidIn(own, language, form)
  if (content === '{}') return wording
  const key = `${wording} ${content}`
  const found = tags.get(key)
  if (found) return found
  // Variants of a language tag have five characters at least.
  const tag: TaggedWording = `${wording}-z${(++made).toString(36).padStart(5, '0')}`
  textsByTag.set(tag, texts)
  tags.set(key, tag)
  return tag
}

export function textsOfTag(wording: Wording): OwnTexts | undefined {
  return textsByTag.get(wording)
}

function saidIn(own: OwnTextsByWording, language: Language, form: FormOfAddress): Said {
  const ofBrand = known.get(own) ?? new Map<string, Said>()
  known.set(own, ofBrand)
  const wording = `${language}-${form}`
  const found = ofBrand.get(wording)
  if (found) return found
  const texts = ownTextsIn(own, language, form)
  const said = { texts, content: JSON.stringify(texts) }
  ofBrand.set(wording, said)
  return said
}
