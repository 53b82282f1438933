import type { Language } from '@manyhearts/locales/languages'
import type { PageName } from '@manyhearts/locales/pages'
import type { PageTag } from '@manyhearts/locales/page_tags'

/** Markdown source with placeholders; `description` is for search engines. */
export interface PageText {
  title: string
  description: string
  body: string
}

/** `by` is null for a change by a command on the server. */
export interface PageChange {
  at: string
  by: string | null
}

export interface PageRow {
  id: string
  name: PageName
  language: Language
  /** As visitors see it, placeholders filled in. */
  title: string
  /** False while the standard text is used. */
  is_own: boolean
  changed: PageChange | null
}

/** A placeholder and its current value for the brand. */
export interface Tag {
  name: PageTag
  value: string | boolean
}

export interface Page extends Omit<PageRow, 'title' | 'is_own'> {
  own: PageText | null
  standard: PageText
  /** Sent back with a change to detect conflicts. */
  version: string | null
  /** The host the placeholder values apply to. */
  host: string
  tags: Tag[]
}

export interface RenderedPage {
  title: string
  description: string
  /** Rendered by the API; the author's own HTML is not passed through. */
  html: string
  contents: { id: string; title: string }[]
}
