import { useTranslation } from 'react-i18next'
import { FailedState } from '#site/ui/feedback/failed_state.tsx'
import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import styles from './conversation_waiting.module.css'

type ConversationWaitingProps = { isFailed: boolean; isFetching: boolean; retry: () => void }

export function ConversationWaiting({ isFailed, isFetching, retry }: ConversationWaitingProps) {
  const { t } = useTranslation('site')
  if (isFailed) {
    return (
      <FailedState
        title={t('load_failed.title')}
        text={t('load_failed.text')}
        retryLabel={t('common.try_again')}
        onRetry={retry}
        isRetrying={isFetching}
      />
    )
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
