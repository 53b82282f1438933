import { Coins, Drama } from 'lucide-react'
import { CostLine } from './cost_line.tsx'
import { HonestSentence } from './honest_sentence.tsx'
import styles from './terms.module.css'

/** What visitors are told before they join, beside the button: what it costs, and who is fictional. */
export function Terms() {
  return (
    <div className={styles.terms}>
      <div className={styles.cost}>
        <Coins aria-hidden="true" />
        <CostLine />
      </div>
      <div className={styles.fictional}>
        <Drama aria-hidden="true" />
        <HonestSentence />
      </div>
    </div>
  )
}
