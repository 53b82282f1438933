declare module 'virtual:texts' {
  import type { Wording } from '@manyhearts/locales/forms_of_address'
  import type { Language } from '@manyhearts/locales/languages'
  import type { Texts } from '@manyhearts/locales/namespaces'

  type Load = () => Promise<{ default: Record<string, Texts> }>

  /** Loads all texts of a language by namespace, or as a formal brand says them. */
  const loaders: Record<Language, Load> & Partial<Record<Wording, Load>>
  export default loaders
}

declare module 'virtual:texts/all' {
  import type { Wording } from '@manyhearts/locales/forms_of_address'
  import type { Language } from '@manyhearts/locales/languages'
  import type { Texts } from '@manyhearts/locales/namespaces'

  /** All texts by language, or its formal form, and namespace, for the server. */
  const texts: Record<Language, Record<string, Texts>> & Partial<Record<Wording, Record<string, Texts>>>
  export default texts
}

declare module 'virtual:texts/en' {
  import type { Texts } from '@manyhearts/locales/namespaces'

  const texts: Record<string, Texts>
  export default texts
}
