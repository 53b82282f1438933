import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { useMoreChats } from './use_more_chats.ts'
import styles from './more_chats.module.css'

/** Fetches the next page when it is scrolled to; without a pointer the button does. */
export function MoreChats({ next }: { next: string }) {
  const { t } = useTranslation('chat')
  const place = useRef<HTMLDivElement>(null)
  const { fetchMore, isPending, isError } = useMoreChats(next)
  const approach = useEffectEvent(() => {
    // After a failure only the button retries.
    if (!isError) fetchMore()
  })

  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) approach()
    })
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [next])

  return (
    <div ref={place} className={styles.more}>
      <Button variant="quiet" busy={isPending} onClick={fetchMore}>
        {t('list.more')}
      </Button>
    </div>
  )
}
