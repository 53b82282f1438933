import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { keepOpening } from '#site/lib/writing/opening.ts'
import styles from './gallery_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { Exhibit } from './gallery/exhibit.tsx'
import { OPENINGS, type Opening } from './gallery/openings.ts'
import { WallArrows } from './gallery/wall_arrows.tsx'
import { Chosen } from './parts/chosen.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'

export { loadLander as load }

/** A wall of framed drawings, each with a question to begin with. The chosen one is offered first in the first conversation. */
export default function GalleryLander() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('gallery.title'), text: t('gallery.text') })
  const pictures = portraitsOf(useSettings(), OPENINGS.length, 4)
  const [wall, setWall] = useState<HTMLElement | null>(null)
  const [taken, setTaken] = useState<Opening>()

  function take(opening: Opening) {
    const isTaken = opening !== taken
    setTaken(isTaken ? opening : undefined)
    keepOpening(isTaken ? t(`gallery.openings.${opening}`) : undefined)
  }

  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <LanderWords {...words} isCentred />
      <div className={styles.room}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can have the focus */}
        <ol ref={setWall} className={styles.wall} tabIndex={0} aria-label={words.title}>
          {OPENINGS.map((opening, place) => (
            <Exhibit
              key={opening}
              opening={opening}
              number={place + 1}
              drawing={pictures[place]!}
              isTaken={opening === taken}
              onTake={() => take(opening)}
            />
          ))}
        </ol>
        <div className={styles.below}>
          <DrawnNote as="p" />
          <WallArrows wall={wall} />
        </div>
      </div>
      <div className={styles.first}>
        <FirstStep title={t('gallery.form')}>
          {taken && (
            <Chosen note={t('gallery.comes_along')}>
              <p>{t(`gallery.openings.${taken}`)}</p>
            </Chosen>
          )}
        </FirstStep>
      </div>
    </div>
  )
}
