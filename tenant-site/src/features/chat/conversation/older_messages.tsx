import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import type { Talk } from '#site/features/chat/state/shapes.ts'
import { useOlderMessages } from './use_older_messages.ts'
import styles from './older_messages.module.css'

/** The way further back: older messages come as soon as somebody has scrolled near, or at a press. */
export function OlderMessages({ talk }: { talk: Talk }) {
  const { t } = useTranslation('chat')
  const place = useRef<HTMLDivElement>(null)
  const oldest = talk.messages[0]?.seq
  const { fetchOlder, isPending, isError } = useOlderMessages(talk)
  const approach = useEffectEvent(() => {
    // What failed is asked for again by hand.
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
        {t('log.older')}
      </Button>
    </div>
  )
}
