import type { WrittenWording } from '@manyhearts/locales/own_texts'
import type { WholeManifest } from './manifest.js'

export interface ManifestText {
  wording: WrittenWording
  /** Such as `site:nav.search`. */
  name: string
  text: string
}

export function textsOf({ texts }: Pick<WholeManifest, 'texts'>): ManifestText[] {
  return (Object.entries(texts) as [WrittenWording, Record<string, string>][]).flatMap(([wording, own]) =>
    Object.entries(own).map(([name, text]) => ({ wording, name, text }))
  )
}
