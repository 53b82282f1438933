import { useTranslation } from 'react-i18next'
import { X } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { steadyAddress } from '#site/lib/people/steady_address.ts'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { Composer, SentPhoto } from '#site/features/chat/state/shapes.ts'
import styles from './photo_preview.module.css'
import type { ChosenPhoto } from './use_chosen_photo.ts'

type PhotoPreviewProps = { photo: ChosenPhoto; composer: Composer; onDrop: () => void; onRetry: () => void }

/** The chosen photo above the words that go with it, what it costs, or why it wasn’t taken. */
export function PhotoPreview({ photo, composer, onDrop, onRetry }: PhotoPreviewProps) {
  const { t } = useTranslation(['chat', 'site'])
  const { cdn_prefix } = useSettings()
  const { preview, share, sent, failure } = photo
  return (
    <div className={styles.preview}>
      <div className={styles.picture} data-failed={failure ? true : undefined}>
        {/* Browsers show nothing for formats they can’t decode. */}
        <img src={sent ? steadyAddress(sent.thumb_filename, cdn_prefix) : preview} alt={t('photo.chosen')} />
        {!sent && !failure && (
          <progress
            aria-label={t('photo.progress')}
            max={100}
            value={share < 1 ? Math.round(share * 100) : undefined}
          />
        )}
      </div>
      <div className={styles.words} aria-live="polite">
        {failure ? (
          <p className={styles.failure}>{failure.text}</p>
        ) : sent ? (
          <PhotoCost photo={sent} composer={composer} />
        ) : (
          <p>{t('photo.uploading')}</p>
        )}
        {failure?.mayRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {t('send_failed.retry')}
          </Button>
        )}
      </div>
      <Button variant="quiet" round aria-label={t('photo.remove')} onClick={onDrop}>
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}

function PhotoCost({ photo, composer }: { photo: SentPhoto; composer: Composer }) {
  const { t } = useTranslation(['chat', 'site'])
  const range = usePriceRange()
  const user = useUser()
  const balance = t('site:price.credits', { count: user?.credits ?? 0 })
  const price = photo.price ? range(photo.price) : '–'
  const credits = t('site:price.credits', { count: photo.credits })
  const { bonus_credits: bonus } = composer
  if (user && user.credits < photo.credits) {
    return (
      <Notice action={<ButtonLink to="/credits">{t('refusal.get_credits')}</ButtonLink>}>
        {t('photo.too_dear', { credits: balance, required: credits, price })}
      </Notice>
    )
  }
  return (
    <p>
      {[
        t('photo.cost', { credits, price }),
        t('composer.balance', { credits: balance }),
        bonus > 0 && t('site:price.bonus_first', { bonus }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
