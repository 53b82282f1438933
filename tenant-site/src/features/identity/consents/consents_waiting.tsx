import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import styles from './consents_panel.module.css'

export function ConsentsWaiting({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={label}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </div>
  )
}
