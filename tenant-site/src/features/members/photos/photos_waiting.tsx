import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import styles from './photo_board.module.css'

export function PhotosWaiting({ label }: { label: string }) {
  return (
    <div className={styles.board} role="status" aria-busy="true" aria-label={label}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="portrait" />
      ))}
    </div>
  )
}
