import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import styles from './conversation_waiting.module.css'

type ConversationWaitingProps = { isFailed: boolean; isFetching: boolean; retry: () => void }

export function ConversationWaiting({ isFailed, isFetching, retry }: ConversationWaitingProps) {
  if (isFailed) {
    return <LoadFailed onRetry={retry} isRetrying={isFetching} />
  }
  return (
    <div className={styles.pane} aria-busy="true">
      <span className={styles.theirs}>
        <Skeleton shape="title" />
      </span>
      <span className={styles.mine}>
        <Skeleton shape="title" />
      </span>
      <span className={styles.theirs}>
        <Skeleton shape="title" />
      </span>
    </div>
  )
}
