import type { Language } from '@manyhearts/locales/languages'
import type { PageName } from '@manyhearts/locales/pages'
import type { PageTag } from '@manyhearts/locales/page_tags'

/** A text of a static page before it is filled in: Markdown under a title and a sentence for search engines. */
export interface PageText {
  title: string
  description: string
  body: string
}

/** The last change of a page; nobody is null: a command on the machine itself. */
export interface PageChange {
  at: string
  by: string | null
}

/** A static page of a brand in one language. */
export interface PageRow {
  id: string
  name: PageName
  language: Language
  /** As visitors read it. */
  title: string
  /** Whether the brand's own text stands there; else the standard text does. */
  is_own: boolean
  changed: PageChange | null
}

/** A placeholder and what it is worth for the brand now. */
export interface Tag {
  name: PageTag
  value: string | boolean
}

/** The same with its texts. */
export interface Page extends Omit<PageRow, 'title' | 'is_own'> {
  own: PageText | null
  standard: PageText
  /** Of the text that stands there; it goes back with a change of it. */
  version: string | null
  /** The host whose visitors read what the placeholders are worth. */
  host: string
  tags: Tag[]
}

/** A text as visitors read it. */
export interface RenderedPage {
  title: string
  description: string
  /** Made by the API; no markup of its writer passes. */
  html: string
  contents: { id: string; title: string }[]
}
