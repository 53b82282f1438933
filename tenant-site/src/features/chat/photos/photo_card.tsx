import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Eye, ImageOff } from 'lucide-react'
import { photoOf } from '#site/lib/people/photo_of.ts'
import { steadyAddress } from '#site/lib/people/steady_address.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { PhotoImage } from '#site/ui/people/photo_image.tsx'
import { BlurredPhoto } from '#site/ui/photos/blurred_photo.tsx'
import type { ChatPhoto } from '#site/features/chat/state/shapes.ts'
import styles from './photo_card.module.css'

/** Width by height; what is taller or wider is cut in the log, and whole on the full screen. */
const TALLEST = 0.7
const WIDEST = 1.9
const WIDE = 1000

type PhotoCardProps = {
  photo: ChatPhoto
  words: string
  /** Null for one’s own. */
  from: string | null
  /** Shows it full screen, or uncovers it; absent while it is being sent. */
  onPress?: () => void
}

/** A photo in the conversation, in its own proportions, with the words that came with it. */
export function PhotoCard({ photo, words, from, onPress }: PhotoCardProps) {
  const { t } = useTranslation('chat')
  const { covered, width, height } = photo
  const alt = from === null ? t('photo.yours') : t('photo.theirs_alt', { name: from })
  const label = covered ? t('photo.show_label', { name: from }) : alt
  return (
    <figure className={styles.card} data-mine={from === null || undefined} data-bare={!words || undefined}>
      <Frame label={label} ratio={width / height} isCovered={covered} onPress={onPress}>
        {covered ? <Covered photo={photo} /> : <Open photo={photo} alt={alt} />}
      </Frame>
      {words && (
        <figcaption className={styles.words} dir="auto">
          {words}
        </figcaption>
      )}
    </figure>
  )
}

type FrameProps = { label: string; ratio: number; isCovered: boolean; onPress?: () => void; children: ReactNode }

function Frame({ label, ratio, isCovered, onPress, children }: FrameProps) {
  const height = Math.round(WIDE / Math.min(Math.max(ratio, TALLEST), WIDEST))
  const inner = (
    <>
      {/* Gives the frame its proportions: a page from the server may carry no styles of its own. */}
      <svg className={styles.shape} viewBox={`0 0 ${WIDE} ${height}`} aria-hidden="true" />
      {children}
    </>
  )
  return onPress ? (
    <button
      type="button"
      className={styles.frame}
      data-covered={isCovered || undefined}
      aria-label={label}
      onClick={onPress}
    >
      {inner}
    </button>
  ) : (
    <span className={styles.frame}>{inner}</span>
  )
}

function Open({ photo, alt }: { photo: ChatPhoto; alt: string }) {
  const settings = useSettings()
  const [isLost, setLost] = useState(false)
  return isLost ? (
    <span className={styles.lost} role="img" aria-label={alt}>
      <ImageOff aria-hidden="true" />
    </span>
  ) : (
    <PhotoImage photo={photoOf(photo, settings, 'half')!} alt={alt} onLost={() => setLost(true)} />
  )
}

/** Nobody has to see what they didn’t ask for. */
function Covered({ photo }: { photo: ChatPhoto }) {
  const { t } = useTranslation('chat')
  const { cdn_prefix } = useSettings()
  return (
    <>
      <BlurredPhoto placeholder={photo.placeholder} blurred={steadyAddress(photo.blurred, cdn_prefix)} />
      <span className={styles.cover}>
        <span className={styles.show}>
          <Eye aria-hidden="true" />
          {t('photo.show')}
        </span>
        <span>{t('photo.covered')}</span>
      </span>
    </>
  )
}
