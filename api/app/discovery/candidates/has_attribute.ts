import type { SearchedAttribute } from '@manyhearts/locales/profile_fields'

export type CodedAttribute = SearchedAttribute | 'kind' | 'gender' | 'looking_for'

/** SQL: the attribute is one of `count` bound values. PostgreSQL resolves `app.word_code` before it plans. */
export function hasAttribute(word: CodedAttribute, count = 1): string {
  return `search_rows.${word}_code in (${Array(count).fill('app.word_code(?)').join(', ')})`
}
