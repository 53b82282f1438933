import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { SessionLine } from './session_line.tsx'
import type { Session } from './session_shape.ts'
import styles from './session_list.module.css'
import { useEndSessions } from './use_end_sessions.ts'

export function SessionList({ sessions }: { sessions: Session[] }) {
  const { t } = useTranslation('identity')
  const { endOne, endOthers } = useEndSessions()
  const sorted = sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
  return (
    <>
      <ul className={styles.list}>
        {sorted.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isEnding={endOne.isPending && endOne.variables === session.id}
            onEnd={() => endOne.mutate(session.id)}
          />
        ))}
      </ul>
      {sorted.some(({ current }) => !current) && (
        <div>
          <Button variant="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('sessions.log_out_others')}
          </Button>
        </div>
      )}
    </>
  )
}
