import type { ReactNode } from 'react'
import { Button } from '#site/ui/buttons/button.tsx'
import { EmptyState } from './empty_state.tsx'

type FailedStateProps = {
  title: string
  text?: ReactNode
  retryLabel: string
  onRetry: () => void
  isRetrying?: boolean
}

export function FailedState({ title, text, retryLabel, onRetry, isRetrying }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        scene="lost"
        title={title}
        text={text}
        action={
          <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  )
}
