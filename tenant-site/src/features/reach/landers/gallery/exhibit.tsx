import { useTranslation } from 'react-i18next'
import { Check, Plus } from 'lucide-react'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import type { Drawing } from '#site/ui/drawings/drawing.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import styles from './exhibit.module.css'
import type { Opening } from './openings.ts'

type ExhibitProps = { opening: Opening; number: number; drawing: Drawing; isTaken: boolean; onTake: () => void }

/** A framed drawing, and a question on its plaque to take along. */
export function Exhibit({ opening, number, drawing, isTaken, onTake }: ExhibitProps) {
  const { t } = useTranslation('landers')
  const isReady = useHydrated()
  const Icon = isTaken ? Check : Plus
  return (
    <li className={styles.exhibit} data-taken={isTaken || undefined}>
      <div className={styles.frame}>
        <DrawingImage
          drawing={drawing}
          sizes="(width >= 992px) 14rem, (width >= 768px) 12rem, 52vw"
          isUrgent={number <= 2}
        />
      </div>
      <div className={styles.plaque}>
        <p className={styles.number}>{t('gallery.number', { number })}</p>
        <p className={styles.question}>{t(`gallery.openings.${opening}`)}</p>
        <Button variant={isTaken ? 'primary' : 'secondary'} disabled={!isReady} aria-pressed={isTaken} onClick={onTake}>
          <Icon aria-hidden="true" />
          {t('gallery.take')}
        </Button>
      </div>
    </li>
  )
}
