import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { whenNear } from '#site/ui/photos/when_near.ts'
import styles from './more_link.module.css'
import { searchAddress, type Filters } from '#site/features/discovery/filters/filters.ts'

type MoreLinkProps = {
  filters: Filters
  /** The cursor of the next page. */
  next: string
  /** Asks by itself when it comes near; else waits to be pressed. */
  isEager: boolean
  onMore: () => void
}

/** The way to the next page of a search: a link, which a script follows by itself without leaving. */
export function MoreLink({ filters, next, isEager, onMore }: MoreLinkProps) {
  const { t } = useTranslation('discovery')
  const mark = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)

  useEffect(() => {
    if (isEager) return whenNear(mark.current!, () => ask())
  }, [isEager, next])

  function more(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onMore()
  }

  return (
    <div ref={mark} className={styles.more}>
      <ButtonLink to={`${searchAddress(filters)}&cursor=${next}`} variant="secondary" size="large" onClick={more}>
        {t('search.more')}
      </ButtonLink>
    </div>
  )
}
