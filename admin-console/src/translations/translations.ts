import { createInstance } from 'i18next'
import loaders from 'virtual:texts'
import brandLoaders from 'virtual:texts/later'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@manyhearts/locales/languages'
import reactAdminEnglish from 'ra-language-english'
import { fromPolyglot } from '#console/translations/from_polyglot.ts'

/** The API reads the language of its messages from this cookie. */
const COOKIE = 'i18n_redirected'
const A_YEAR_S = 31_536_000

/** react-admin's texts, overridden by ours. */
export const i18n = createInstance()
void i18n.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: { en: { translation: fromPolyglot(reactAdminEnglish) } },
  // Our own texts are loaded a language at a time.
  initAsync: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

const loaded = new Set<string>()

let showsBrands = false

/** Switches the language, loading its texts the first time. */
export async function changeLanguage(language: string): Promise<void> {
  await Promise.all([load(language, loaders), showsBrands && load(language, brandLoaders)])
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
  document.cookie = `${COOKIE}=${language};path=/;max-age=${A_YEAR_S};samesite=lax`
}

/** Loads what only a brand's screens say, in this language and in those that are chosen later. */
export async function loadBrandTexts(): Promise<void> {
  showsBrands = true
  await load(i18n.language, brandLoaders)
}

async function load(language: string, from: typeof loaders): Promise<void> {
  const name = `${language} ${from === loaders ? 'first' : 'brands'}`
  if (loaded.has(name)) return
  const { default: texts } = await from[language as Language]()
  i18n.addResourceBundle(language, 'translation', texts.console, true, true)
  loaded.add(name)
}

/** Names of the texts that stand under a key, such as `settings`. */
export function namesUnder(key: string): string[] {
  return Object.keys((i18n.getResource(i18n.language, 'translation', key) as object | undefined) ?? {})
}

/** The language chosen earlier (stored by react-admin), else the browser's, else English. */
export function firstLanguage(): Language {
  const chosen = localStorage.getItem('RaStore.locale')?.replaceAll('"', '')
  const known = navigator.languages.map((one) => one.slice(0, 2).replace('no', 'nb'))
  return [chosen, ...known].find(isLanguage) ?? DEFAULT_LANGUAGE
}
