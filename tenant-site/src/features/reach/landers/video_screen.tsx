import { useRef, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { filmOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { PlayButton } from './film/play_button.tsx'
import { useMayMove } from './film/use_may_move.ts'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'
import styles from './video_screen.module.css'

export { loadLander as load }

/** A short film of drawings. It plays by itself only where motion is welcome, and stops by a button; without JavaScript by the browser's own controls. */
export default function VideoLander() {
  const { t } = useTranslation('landers')
  const settings = useSettings()
  const words = useLanderWords({ title: t('video.title', { site: settings.name }), text: t('video.text') })
  const film = filmOf(settings)
  const video = useRef<HTMLVideoElement>(null)
  const isHydrated = useHydrated()
  const mayMove = useMayMove()
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    // Browsers may refuse to play by itself; then the button does.
    if (mayMove) video.current?.play().catch(() => {})
  }, [mayMove])

  function press() {
    const { current } = video
    if (current?.paused) void current.play().catch(() => {})
    else current?.pause()
  }

  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.film}>
        <video
          ref={video}
          className={styles.video}
          src={film.address}
          poster={film.poster}
          width={960}
          height={540}
          muted
          loop
          playsInline
          preload="none"
          controls={!isHydrated}
          aria-label={t('video.film')}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
        <div className={styles.below}>
          <DrawnNote as="p" />
          {isHydrated && (
            <PlayButton isPlaying={isPlaying} pause={t('video.pause')} play={t('video.play')} onPress={press} />
          )}
        </div>
      </div>
      <div className={styles.words}>
        <LanderWords {...words} />
        <FirstStep />
      </div>
    </div>
  )
}
