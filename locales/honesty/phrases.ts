/**
 * How people of one language ask whether somebody is real, and how staff would deny that a profile is fictional. Written as phrases:
 *
 * | part | is |
 * |---|---|
 * | `real` | a word, in lower case and without accents; typed with a slip it counts too, if it has five letters or more |
 * | `robot*` | a word that begins so |
 * | `real\|fake` | one of them |
 * | `made_up` | two words in a row |
 * | `YOU_ARE` | one of a list in `words`; a list may name others |
 * | `BE?` | may be there |
 * | `~2` | up to two words of any kind |
 * | `!madrid` | not before this |
 * | `B\|$` | this, or the end of the sentence |
 * | `A <4> B` | both in any order, up to four words apart; once in a phrase |
 * | `^`, `^~3`, `$` | the beginning of a sentence; at most three words after it; the end |
 * | `[?]` | only in a question |
 */
export interface HonestyPhrases {
  /** Lists that phrases name in capitals: words with a space between them. */
  words: Readonly<Record<string, string>>
  /** Said by a member to a profile. */
  asks: readonly string[]
  /** Said in the name of a fictional profile. */
  denies: readonly string[]
  /** What looks like either and is none: its words are passed over. */
  innocent: readonly string[]
  /** What a member says of themselves or of others: its words are passed over when questions are looked for. */
  notAsking: readonly string[]
  /** What staff may say, though it looks like a denial: its words are passed over when denials are looked for. */
  notDenying: readonly string[]
  /** Common words that are no slips of the words above. */
  noSlips: string
}
