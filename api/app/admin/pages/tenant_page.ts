import type { Language } from '@manyhearts/locales/languages'
import type { PageName } from '@manyhearts/locales/pages'
import type { PageTag } from '@manyhearts/locales/page_tags'
import type { PageChange } from './page_changes.js'

interface PageText {
  title: string
  description: string
  body: string
}

export interface TenantPageRow {
  id: string
  name: PageName
  language: Language
  title: string
  is_own: boolean
  changed: PageChange | null
}

export interface TenantPage extends Omit<TenantPageRow, 'title' | 'is_own'> {
  own: PageText | null
  standard: PageText
  /** Sent back with a change; null for the product's text. */
  version: string | null
  /** Domain that the tag values are for. */
  host: string
  tags: { name: PageTag; value: string | boolean }[]
}
