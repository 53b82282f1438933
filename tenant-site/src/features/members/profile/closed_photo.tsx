import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { Profile, ProfilePhoto } from '#site/lib/api/shapes.ts'
import { useAccountLink } from '#site/lib/user/use_account_link.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { isPlainClick } from '#site/ui/buttons/is_plain_click.ts'
import { LockedPhoto } from '#site/ui/photos/locked_photo.tsx'

const PremiumAlert = lazy(() => import('#site/lib/premium/premium_alert.tsx'))

/** A photo the viewer may not see: what unlocks it, or that its owner shows none. */
export function ClosedPhoto({ profile, photo }: { profile: Profile; photo: ProfilePhoto }) {
  const { t } = useTranslation('members')
  const settings = useSettings()
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  const accountLink = useAccountLink(useLocation(), {
    card: profile,
    what: t('photos.gallery_label', { name: profile.name }),
  })
  const veil = {
    placeholder: photo.placeholder,
    blurred: photo.blurred && settings.cdn_prefix + photo.blurred,
  }
  if (!profile.shows_photos) {
    return <LockedPhoto {...veil} title={t('photos.private_notice', { name: profile.name })} />
  }
  if (!user) {
    return (
      <LockedPhoto {...veil} title={t('photos.locked_title')} action={t('photos.locked_log_in')} {...accountLink} />
    )
  }

  function ask(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setAsking(true)
  }

  return (
    <>
      <LockedPhoto
        {...veil}
        title={t('photos.locked_title')}
        action={t('photos.locked_premium')}
        to="/premium"
        isPremium
        onClick={ask}
      />
      <Suspense>
        {isAsking && <PremiumAlert text={t('photos.locked_text')} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}
