import type { SearchedWord } from '#app/discovery/filters/searched_attributes'

/** What a search row has a byte for. */
export type CodedWord = SearchedWord | 'kind' | 'gender' | 'looking_for'

/** SQL: somebody says one of so many words of himself, each a binding. PostgreSQL reads a word's code before it plans. */
export function hasWord(word: CodedWord, count = 1): string {
  return `search_rows.${word}_code in (${Array(count).fill('app.word_code(?)').join(', ')})`
}
