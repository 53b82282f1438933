import { useTranslation } from 'react-i18next'
import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#site/ui/buttons/button.tsx'
import { classes } from '#site/ui/classes.ts'
import styles from './banner_line.module.css'

export type Banner = {
  id: string
  isWarning?: boolean
  /** Appeared after the page was shown: overlays the content instead of pushing it down. */
  isLate?: boolean
  /** Nobody sees the member meanwhile: phones show it on every page. */
  isPressing?: boolean
  /** Already shown in this visit: phones leave it out. */
  isSeen?: boolean
  icon: LucideIcon
  title: string
  text: string
  ways?: ReactNode
  /** Dismisses it for 30 days; without it, the banner stays until its cause is resolved. */
  onDismiss?: () => void
}

type BannerLineProps = {
  banner: Banner
  /** On phones only its title shows, in the line for all. */
  isFolded: boolean
}

export function BannerLine({ banner, isFolded }: BannerLineProps) {
  const { t } = useTranslation('site')
  const { icon: Icon, title, text, isWarning, isLate, isSeen, ways, onDismiss } = banner
  const line = (
    <aside
      className={classes(
        styles.banner,
        isWarning && styles.warning,
        isFolded && styles.folded,
        isSeen && styles.wideOnly
      )}
      aria-label={title}
    >
      <div className={styles.inner}>
        <Icon aria-hidden="true" />
        <p className={styles.text}>{text}</p>
        {ways && <div className={styles.ways}>{ways}</div>}
        {onDismiss && (
          <Button variant="quiet" round aria-label={`${t('common.close')}: ${title}`} onClick={onDismiss}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
    </aside>
  )
  return isLate ? <div className={styles.late}>{line}</div> : line
}
