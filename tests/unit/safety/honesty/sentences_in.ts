import { readFileSync } from 'node:fs'

export interface Sentence {
  text: string
  side: 'member' | 'staff'
  expected: 'asks' | 'denies' | 'ordinary'
}

/** The sentences of a set, by its folder's name, in one language. */
export function sentencesIn(set: string, language: string): Sentence[] {
  const rows = readFileSync(new URL(`./sets/${set}/${language}.jsonl`, import.meta.url), 'utf8')
  return rows
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as Sentence)
}
