declare module 'virtual:texts' {
  import type { Language } from '@manyhearts/locales/languages'
  import type { Texts } from '@manyhearts/locales/namespaces'

  /** Loads a language's texts, of the namespace `console` alone; those that only a brand's screens say are in `virtual:texts/later`. */
  const loaders: Record<Language, () => Promise<{ default: { console: Texts } }>>
  export default loaders
}

declare module 'virtual:texts/later' {
  import type loaders from 'virtual:texts'

  const later: typeof loaders
  export default later
}
