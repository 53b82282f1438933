import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import styles from './profile_card.module.css'

/** A ProfileCard that is still coming. */
export function ProfileCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.portrait}>
        <Skeleton shape="portrait" />
      </div>
      <Skeleton />
    </div>
  )
}
