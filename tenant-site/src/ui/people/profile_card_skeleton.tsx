import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import styles from './profile_card.module.css'

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
