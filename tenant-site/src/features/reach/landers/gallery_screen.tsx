import { useTranslation } from 'react-i18next'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import styles from './gallery_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'

export { loadLander as load }

const OPENINGS = ['book', 'window', 'smell', 'detour', 'dish', 'small'] as const

/** A wall of framed drawings, each with a question to begin with on its plaque. */
export default function GalleryLander() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('gallery.title'), text: t('gallery.text') })
  const pictures = portraitsOf(useSettings(), OPENINGS.length)
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <LanderWords {...words} isCentred />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can have the focus */}
      <ol className={styles.wall} tabIndex={0} aria-label={words.title}>
        {OPENINGS.map((opening, place) => (
          <li key={opening} className={styles.exhibit}>
            <div className={styles.frame}>
              <DrawingImage drawing={pictures[place]!} sizes="(width >= 768px) 20rem, 70vw" isUrgent={place < 2} />
            </div>
            <div className={styles.plaque}>
              <p className={styles.number}>{t('gallery.number', { number: place + 1 })}</p>
              <p>{t(`gallery.openings.${opening}`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <DrawnNote as="p" />
      <FirstStep />
    </div>
  )
}
