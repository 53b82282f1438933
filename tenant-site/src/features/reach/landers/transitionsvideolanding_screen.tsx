import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import { PlayButton } from './film/play_button.tsx'
import { useMayMove } from './film/use_may_move.ts'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'
import styles from './transitionsvideolanding_screen.module.css'

export { loadLander as load }

const SCENES = ['hello', 'answer', 'talk', 'meet'] as const

/** Four pictures that pass into each other, with a sentence each; all stand side by side without JavaScript and without motion. */
export default function TransitionsVideoLanding() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('transitions.title'), text: t('transitions.text') })
  const pictures = portraitsOf(useSettings(), SCENES.length)
  const mayMove = useMayMove()
  const isHydrated = useHydrated()
  const [isPaused, setPaused] = useState(false)
  const moves = isHydrated && mayMove
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.film}>
        <ol className={styles.scenes} data-moves={moves || undefined} data-paused={isPaused || undefined}>
          {SCENES.map((scene, place) => (
            <li key={scene} className={styles.scene}>
              <DrawingImage drawing={pictures[place]!} sizes="(width >= 992px) 40rem, 100vw" isUrgent={place === 0} />
              <p className={styles.line}>{t(`transitions.scenes.${scene}`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.below}>
          <DrawnNote as="p" />
          {moves && (
            <PlayButton
              isPlaying={!isPaused}
              pause={t('transitions.pause')}
              play={t('transitions.play')}
              onPress={() => setPaused(!isPaused)}
            />
          )}
        </div>
      </div>
      <div className={styles.first}>
        <LanderWords {...words} />
        <FirstStep />
      </div>
    </div>
  )
}
