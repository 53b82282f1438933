import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import type { OwnTexts } from '@manyhearts/locales/own_texts'
import { formalTwins } from '@manyhearts/locales/product_texts'
import type { OwnTextsByWording } from './read_own_texts.js'

/**
 * The brand's own texts as it says them in a language. To whom it says Sie, the product's formal text goes before the brand's informal
 * one, and the brand's formal text before both.
 */
export function ownTextsIn(own: OwnTextsByWording, language: Language, form: FormOfAddress): OwnTexts {
  const plain = own[language] ?? {}
  if (form === 'informal') return plain
  const [twins, formal] = [formalTwins(language), own[`${language}-formal`] ?? {}]
  const namespaces = [...new Set([...Object.keys(plain), ...Object.keys(formal)])]
  const said = (namespace: string) => {
    const untwinned = Object.entries(plain[namespace] ?? {}).filter(([key]) => !twins.has(`${namespace}:${key}`))
    return { ...Object.fromEntries(untwinned), ...formal[namespace] }
  }
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, said(namespace)]).filter(([, texts]) => Object.keys(texts!).length > 0)
  )
}
