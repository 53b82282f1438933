declare module 'virtual:texts' {
  import type { Language } from '@manyhearts/locales/languages'
  import type { Texts } from '@manyhearts/locales/namespaces'

  /** Loads all texts of a language by namespace. */
  const loaders: Record<Language, () => Promise<{ default: Record<string, Texts> }>>
  export default loaders
}

declare module 'virtual:texts/all' {
  import type { Language } from '@manyhearts/locales/languages'
  import type { Texts } from '@manyhearts/locales/namespaces'

  /** All texts by language and namespace, for the server. */
  const texts: Record<Language, Record<string, Texts>>
  export default texts
}

declare module 'virtual:texts/en' {
  import type { Texts } from '@manyhearts/locales/namespaces'

  const texts: Record<string, Texts>
  export default texts
}
