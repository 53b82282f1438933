declare module 'virtual:texts/*' {
  import type { Texts } from '@manyhearts/locales/words'

  /** All texts of one language by their word; made by `vite/language_texts.ts`. */
  const texts: Record<string, Texts>
  export default texts
}
