import { test } from '@japa/runner'
import { asksWhetherReal, deniesBeingFictional } from '@manyhearts/api/app/safety/honesty/honesty'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { type Sentence, sentencesIn } from './sentences_in.ts'

/** What the rules reached when they were last worked on, less a little: see README.md beside this. */
const HELD_OUT = { asks: 0.84, denies: 0.78, ordinary: 0.88 }
const SEEN = { asks: 0.96, denies: 0.96, ordinary: 0.97 }
/** Nothing in it comes near a denial: whoever answers at the desk must be able to say it. */
const EVERYDAY = { ordinary: 0.95 }

for (const [set, least] of [
  ['seen', SEEN],
  ['held_out', HELD_OUT],
  ['everyday', EVERYDAY],
] as const)
  test.group(`Sentences of a dating chat (${set})`, () => {
    for (const language of LANGUAGES)
      test(`are judged, with the rules of all languages at once: ${language}`, ({ assert }) => {
        const sentences = sentencesIn(set, language)
        for (const [expected, share] of Object.entries(least)) {
          const all = sentences.filter((one) => one.expected === expected)
          const right = all.filter((one) => judged(one) === expected)
          assert.isAtLeast(right.length / all.length, share, `${expected}: ${right.length} of ${all.length}`)
        }
      })
  })

function judged({ text, side }: Sentence): Sentence['expected'] {
  if (side === 'member') return asksWhetherReal(text) ? 'asks' : 'ordinary'
  return deniesBeingFictional(text) ? 'denies' : 'ordinary'
}
