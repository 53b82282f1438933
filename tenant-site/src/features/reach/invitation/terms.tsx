import { CostLine } from './cost_line.tsx'
import { HonestSentence } from './honest_sentence.tsx'

/** What visitors are told before they join, beside the button. */
export function Terms() {
  return (
    <>
      <CostLine />
      <HonestSentence />
    </>
  )
}
