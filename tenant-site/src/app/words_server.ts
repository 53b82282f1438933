import type { i18n } from 'i18next'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import { NAMESPACES, type Namespace, type Texts } from '@manyhearts/locales/namespaces'
import { type OwnTexts, withOwnTexts } from '@manyhearts/locales/own_texts'
import { createI18n } from './i18n.ts'
import { writeJson } from './state.ts'
import { textsOf } from './texts_server.ts'

/** What the pages of a brand say in one language. */
export type Words = {
  i18n: i18n
  /** The texts of some namespaces as JSON. */
  asJson: (namespaces: Iterable<Namespace>) => string
}

const PRODUCTS: OwnTexts = {}

/** By a brand's own texts, which are another object once they change. */
const made = new WeakMap<OwnTexts, Map<string, Words>>()

/** The same for all visits that read the same words, as nothing changes them on the server. */
export function wordsIn(language: Language, form: FormOfAddress, own: OwnTexts): Words {
  const owner = Object.keys(own).length > 0 ? own : PRODUCTS
  const wordings = made.get(owner) ?? new Map<string, Words>()
  made.set(owner, wordings)
  const wording = `${language} ${form}`
  const words = wordings.get(wording) ?? makeWords(language, form, own)
  wordings.set(wording, words)
  return words
}

function makeWords(language: Language, form: FormOfAddress, own: OwnTexts): Words {
  const texts = Object.fromEntries(
    NAMESPACES.map((namespace) => [namespace, withOwnTexts(textsOf(language, form, namespace), own[namespace])])
  ) as Record<Namespace, Texts>
  const i18n = createI18n(language, texts)
  rememberWords(i18n)
  const written = new Map<Namespace, string>()
  const write = (namespace: Namespace) => {
    const json = written.get(namespace) ?? writeJson(texts[namespace])
    written.set(namespace, json)
    return `"${namespace}":${json}`
  }
  return { i18n, asJson: (namespaces) => `{${Array.from(namespaces, write).join(',')}}` }
}

/** i18next's functions without the keys that they are typed by. */
type Say = (key: string, ...values: unknown[]) => string
type GetFixedT = (language: string, namespaces: string | readonly string[], ...more: unknown[]) => Say

/** Words without values are the same whenever they are asked for, which is hundreds of times a page. */
function rememberWords(i18n: i18n): void {
  const getFixedT = i18n.getFixedT.bind(i18n) as unknown as GetFixedT
  const functions = new Map<string, Say>()
  const remembering: GetFixedT = (language, namespaces, ...more) => {
    const key = `${language} ${namespaces.toString()}`
    const known = functions.get(key) ?? remember(getFixedT(language, namespaces, ...more))
    functions.set(key, known)
    return known
  }
  i18n.getFixedT = remembering as unknown as typeof i18n.getFixedT
}

function remember(say: Say): Say {
  const said = new Map<string, string>()
  return Object.assign((key: string, ...values: unknown[]) => {
    if (values.length > 0) return say(key, ...values)
    const text = said.get(key) ?? say(key)
    said.set(key, text)
    return text
  }, say)
}
