/**
 * How people of one language ask whether somebody is real, and how staff would deny that a profile is fictional. Written as phrases:
 *
 * | part | is |
 * |---|---|
 * | `real` | a word, in lower case and without accents; typed with a slip it counts too, if it has five letters or more |
 * | `robot*` | a word that begins so |
 * | `real\|fake` | one of them |
 * | `YOU_ARE` | one of a list in `words`, in which `you_are` is two words |
 * | `BE?` | may be there |
 * | `~2` | up to two words of any kind |
 * | `!madrid` | not before this |
 * | `^`, `$` | the beginning or the end of a sentence |
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
  /** What staff may say, though it looks like a denial: its words are passed over when denials are looked for. */
  admits: readonly string[]
  /** Common words that are no slips of the words above. */
  noSlips: string
}
