import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './load_more.module.css'

type LoadMoreProps = {
  label: string
  /** Where the next page begins. */
  from: string | number | undefined
  isPending: boolean
  isError: boolean
  onMore: () => void
}

/** Fetches the next page when it is scrolled to; after a failure, and without scrolling, the button does. */
export function LoadMore({ label, from, isPending, isError, onMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const approach = useEffectEvent(() => {
    if (!isError) onMore()
  })

  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) approach()
    })
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [from])

  return (
    <div ref={place} className={styles.more}>
      <Button variant="quiet" busy={isPending} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
