/**
 * What members write who may be in need: of suicide or hurting themselves, of not being able to go on, of savings that are gone or of
 * having nobody else. Written as phrases of `honesty/phrases.ts`, but a word with a
 * slip is another word here (mourir, courir). A few unmistakable ones: what is missed is read by staff all the same,
 * while who is fine would wonder about a note that points to help.
 */
export interface DistressPhrases {
  /** Lists that phrases name in capitals: words with a space between them. */
  words: Readonly<Record<string, string>>
  signs: readonly string[]
  /** What looks like a sign and is none: its words are passed over. */
  innocent: readonly string[]
}
