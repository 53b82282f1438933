import { useTranslation } from 'react-i18next'
import { Gift, MessageCircle } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { LikeButton } from '#site/lib/likes/like_button.tsx'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useAccountLink } from '#site/lib/user/use_account_link.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import styles from './profile_actions.module.css'

export function ProfileActions({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['members', 'site'])
  const user = useUser()
  const { has_gifts: hasGifts } = useSettings()
  const chat = `/members/${profile.id}/chat`
  const accountLink = useAccountLink({ pathname: chat, search: '' }, { card: profile })

  if (user?.profile.id === profile.id) {
    return (
      <Notice
        action={
          <ButtonLink to="/profile" variant="secondary">
            {t('profile.edit_own_page')}
          </ButtonLink>
        }
      >
        {t('profile.own_page_notice')}
      </Notice>
    )
  }

  return (
    <div className={styles.bar}>
      <div className={styles.actions}>
        {hasPage('/members/:id/chat') && (
          <ButtonLink {...(user ? { to: chat } : accountLink)} size="large">
            <MessageCircle aria-hidden="true" />
            {t('profile.write')}
          </ButtonLink>
        )}
        {hasGifts && hasPage('/members/:id/chat') && (
          <ButtonLink
            {...(user ? { to: `${chat}?gift` } : accountLink)}
            size="large"
            variant="secondary"
            aria-label={t('site:common.give_gift')}
          >
            <Gift aria-hidden="true" />
          </ButtonLink>
        )}
        <LikeButton card={profile} shape="labelled" />
      </div>
    </div>
  )
}
