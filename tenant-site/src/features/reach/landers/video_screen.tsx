import { useTranslation } from 'react-i18next'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FilmPlayer } from './film/film_player.tsx'
import { FilmStrip } from './film/film_strip.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'
import styles from './video_screen.module.css'

export { loadLander as load }

/** A film of drawings in a dark hall, the form beside it, and pictures of the film from edge to edge. */
export default function VideoLander() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('video.title'), text: t('video.text') })
  return (
    <div className={styles.hall} data-mode="dark">
      <LanderHead {...words} />
      <div className={styles.page}>
        <div className={styles.words}>
          <LanderWords {...words} />
        </div>
        <div className={styles.film}>
          <FilmPlayer />
          <DrawnNote as="p" className={styles.note} />
        </div>
        <div className={styles.first}>
          <FirstStep title={t('video.form')} />
        </div>
      </div>
      <FilmStrip />
    </div>
  )
}
