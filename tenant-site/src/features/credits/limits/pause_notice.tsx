import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { ChangeFailed } from './change_failed.tsx'
import { type Guard, useChangeGuard } from './use_guard.ts'

const DAY = 86_400_000

/** Until when a member paused; an end that comes within a day anyway can't be brought forward. */
export function PauseNotice({ guard: { paused_until: until, looser } }: { guard: Guard }) {
  const { t } = useTranslation('credits')
  const reader = useTimeReader()
  const { mutate: change, isPending, error } = useChangeGuard()
  const [now] = useState(() => Date.now())
  if (!until) return null
  const endsEarlier = looser !== null && looser.paused_until !== until
  const canEnd = !endsEarlier && Date.parse(until) > now + DAY
  return (
    <Notice
      action={
        canEnd && (
          <Button variant="quiet" busy={isPending} onClick={() => change({ pause: null })}>
            {t('pause.end')}
          </Button>
        )
      }
    >
      {t('pause.active', { time: formatTime(until, 'full', reader) })}
      <ChangeFailed error={error} />
    </Notice>
  )
}
