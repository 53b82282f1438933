import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'
import { useOlderMessages } from './use_older_messages.ts'
import styles from './older_messages.module.css'

export function OlderMessages({ talk }: { talk: ConversationState }) {
  const { t } = useTranslation('chat')
  const place = useRef<HTMLDivElement>(null)
  const oldest = talk.messages[0]?.seq
  const { fetchOlder, isPending, isError } = useOlderMessages(talk)
  const approach = useEffectEvent(() => {
    // After a failure only the button retries.
    if (!isError) fetchOlder()
  })

  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) approach()
    })
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [oldest])

  return (
    <div ref={place} className={styles.older}>
      <Button variant="quiet" busy={isPending} onClick={fetchOlder}>
        {t('log.load_older')}
      </Button>
    </div>
  )
}
