import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { Profile, ProfilePhoto } from '#site/lib/api/shapes.ts'
import { useAccountLink } from '#site/lib/user/use_account_link.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { LockedPhoto } from '#site/ui/photos/locked_photo.tsx'

/** A photo the viewer may not see: what unlocks it, or that its owner shows none. */
export function ClosedPhoto({ profile, photo }: { profile: Profile; photo: ProfilePhoto }) {
  const { t } = useTranslation('members')
  const settings = useSettings()
  const user = useUser()
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
  return (
    <LockedPhoto
      {...veil}
      title={t('photos.locked_title')}
      action={user ? t('photos.locked_premium') : t('photos.locked_log_in')}
      {...(user ? { to: '/premium', isPremium: true } : accountLink)}
    />
  )
}
