import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FILM_SECONDS } from '@manyhearts/theme-presets/art'
import { coupleOf, filmOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import { FilmButton } from './film_button.tsx'
import styles from './film_player.module.css'
import { useMayMove } from './use_may_move.ts'

/** A short film of drawings. It plays by itself only where motion is welcome, and stops by a button; without JavaScript by the browser's own controls. */
export function FilmPlayer() {
  const { t } = useTranslation('landers')
  const settings = useSettings()
  const video = useRef<HTMLVideoElement>(null)
  const isHydrated = useHydrated()
  const mayMove = useMayMove()
  const [isPlaying, setPlaying] = useState(false)
  /** Share of the film that has passed. */
  const [passed, setPassed] = useState(0)

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
    <div className={styles.player}>
      <div className={styles.couple}>
        {coupleOf(settings).people.map((drawing) => (
          <DrawingImage key={drawing.address} drawing={drawing} sizes="(width >= 992px) 22rem, 50vw" isUrgent />
        ))}
      </div>
      <video
        ref={video}
        className={styles.video}
        src={filmOf(settings)}
        width={960}
        height={540}
        muted
        loop
        playsInline
        preload="none"
        aria-label={t('video.film')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setPassed(currentTime / duration || 0)}
      />
      {/* Controls would lie on the couple until scripts are there. */}
      <noscript>
        <video
          className={styles.video}
          src={filmOf(settings)}
          width={960}
          height={540}
          muted
          loop
          playsInline
          preload="none"
          controls
          aria-label={t('video.film')}
        />
      </noscript>
      {isHydrated && (
        <>
          <progress className={styles.passed} value={passed} aria-hidden="true" />
          <FilmButton
            isPlaying={isPlaying}
            seconds={FILM_SECONDS}
            pause={t('video.pause')}
            play={t('video.play')}
            onPress={press}
          />
        </>
      )}
    </div>
  )
}
