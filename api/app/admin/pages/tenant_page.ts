import type { Language } from '@manyhearts/locales/languages'
import type { PageName } from '@manyhearts/locales/pages'
import type { PageTag } from '@manyhearts/locales/page_tags'
import type { PageChange } from './page_changes.js'

/** A text of a page before it is filled in. */
interface PageText {
  title: string
  description: string
  body: string
}

/** A page of a brand in one language, in a list. */
export interface TenantPageRow {
  id: string
  name: PageName
  language: Language
  /** As visitors read it, filled in. */
  title: string
  /** Whether the brand's own text stands there; else ours does. */
  is_own: boolean
  /** The last change that staff or a manifest made; null when there was none. */
  changed: PageChange | null
}

/** The same on its own: both texts, and what its tags are worth now. */
export interface TenantPage extends Omit<TenantPageRow, 'title' | 'is_own'> {
  own: PageText | null
  standard: PageText
  /** Which text was read, to be sent with a change; null for ours. */
  version: string | null
  /** The domain as whose visitors read them the tags are filled in. */
  host: string
  tags: { name: PageTag; value: string | boolean }[]
}
