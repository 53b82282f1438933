declare module 'virtual:texts' {
  import type { Language } from '@manyhearts/locales/languages'
  import type { Texts } from '@manyhearts/locales/namespaces'

  /** Loads a language's texts, of the namespace `console` alone. */
  const loaders: Record<Language, () => Promise<{ default: { console: Texts } }>>
  export default loaders
}
