import { asksWhetherReal, deniesBeingFictional } from '@manyhearts/api/app/safety/honesty/honesty'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { median } from '../load/compare.ts'
import type { Row } from '../row.ts'
import type { Stage } from '../stage.ts'
import { sentencesIn } from '../../unit/safety/honesty/sentences_in.ts'

/** As long as a message may be where a brand allows most (`message_length`). */
const CHARACTERS = 5_000

/** Before the first round, so that what is measured is compiled. */
const WARM_MS = 300

/** What each message to a fictional profile, and each answer in its name, costs by the honesty rules of all languages; nothing runs beside it. */
export function honestyRows({ effort }: Stage): Row[] {
  const texts = LANGUAGES.map(textIn)
  return [
    { what: 'whether a member asks if a profile is real', judge: asksWhetherReal },
    { what: 'whether an answer denies that it is fictional', judge: deniesBeingFictional },
  ].map(({ what, judge }) => {
    const each = () => texts.map((text) => millisecondsOf(() => judge(text)))
    for (const until = performance.now() + WARM_MS; performance.now() < until;) each()
    const rounds: number[][] = []
    for (const until = performance.now() + effort.seconds * 1000; performance.now() < until;) rounds.push(each())
    const perLanguage = texts.map((_, place) => median(rounds.map((round) => round[place]!)))
    return {
      group: 'honesty',
      what: `${what}, on ${CHARACTERS.toLocaleString('en')} characters`,
      figures: { ms: median(perLanguage), 'slowest language': Math.max(...perLanguage) },
      goal: '≤ 1 ms',
    }
  })
}

function millisecondsOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Ordinary chat, as rules read a text of many sentences to its end where nothing is found. */
function textIn(language: string): string {
  const ordinary = sentencesIn('seen', language)
    .filter(({ expected }) => expected === 'ordinary')
    .map(({ text }) => text)
    .join('. ')
  return ordinary.repeat(Math.ceil(CHARACTERS / ordinary.length)).slice(0, CHARACTERS)
}
