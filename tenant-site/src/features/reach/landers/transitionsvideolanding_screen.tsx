import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coupleOf, sceneOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
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

/** Two people, a place and both of them, which pass into each other, with a sentence each; all stand side by side without JavaScript and without motion. */
export default function TransitionsVideoLanding() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('transitions.title'), text: t('transitions.text') })
  const settings = useSettings()
  const { people, pair } = coupleOf(settings)
  const pictures = [...people, sceneOf(settings, 0), pair]
  const moves = useMayMove()
  const [isPaused, setPaused] = useState(false)
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.words}>
        <LanderWords {...words} />
      </div>
      <div className={styles.film}>
        <ol className={styles.scenes} data-paused={isPaused || undefined}>
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
        <FirstStep title={t('transitions.form')} />
      </div>
    </div>
  )
}
