import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlainClick } from '#site/ui/buttons/is_plain_click.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { classes } from '#site/ui/classes.ts'
import { whenNear } from '#site/ui/photos/when_near.ts'
import styles from './more_link.module.css'
import { searchAddress, type Filters } from '#site/features/discovery/filters/filters.ts'

type MoreLinkProps = {
  filters: Filters
  next: string
  /** Loads on scroll instead of on click. */
  isEager: boolean
  /** What stands before it is drawn by scripts: without them, it would lead past that. */
  needsScript: boolean
  onMore: () => void
}

/** A real link, so that it works without JavaScript. */
export function MoreLink({ filters, next, isEager, needsScript, onMore }: MoreLinkProps) {
  const { t } = useTranslation('site')
  const mark = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)

  useEffect(() => {
    if (isEager) return whenNear(mark.current!, () => ask())
  }, [isEager, next])

  function more(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onMore()
  }

  return (
    <div ref={mark} className={classes(styles.more, needsScript && styles.scripted)}>
      <ButtonLink to={`${searchAddress(filters)}&cursor=${next}`} variant="secondary" size="large" onClick={more}>
        {t('common.show_more')}
      </ButtonLink>
    </div>
  )
}
