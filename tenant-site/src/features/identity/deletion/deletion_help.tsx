import { useTranslation } from 'react-i18next'
import { LIMITS_ADDRESS } from '#site/lib/spending/limits_address.ts'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'
import styles from './deletion.module.css'
import type { Reason } from './deletion_request.ts'
import { DiscountOffer } from './discount_offer.tsx'
import { OnlyRealButton } from './only_real_button.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { buttonLook } from '#site/ui/buttons/button_look.ts'

export function DeletionHelp({ reason }: { reason: Reason }) {
  const { t } = useTranslation(['identity', 'site'])
  const user = useUser()
  const seesFictional = user?.show_fictional ?? false
  const isDone = reason === 'fictional' && !seesFictional
  return (
    <Panel
      title={t(`deletion.help.${reason}.title`)}
      text={isDone ? t('deletion.help.fictional.text_already') : t(`deletion.help.${reason}.text`)}
    >
      <div className={styles.help}>{wayOf(reason)}</div>
    </Panel>
  )

  function wayOf(why: Reason) {
    switch (why) {
      case 'found_someone':
      case 'break':
        return hasPage('/profile') ? (
          <ButtonLink to="/profile?tab=settings" variant="outline">
            {t('deletion.help.pause')}
          </ButtonLink>
        ) : (
          <SupportLink subject={t('deletion.help.pause')} />
        )
      case 'few_people':
        return (
          <ButtonLink to="/members" variant="outline">
            {t('deletion.help.search')}
          </ButtonLink>
        )
      case 'fictional':
        return seesFictional && <OnlyRealButton />
      case 'too_expensive':
        return (
          <>
            <ButtonLink to="/pricing" variant="outline">
              {t('deletion.help.prices')}
            </ButtonLink>
            <DiscountOffer />
          </>
        )
      case 'too_many_mails':
        return hasPage('/notifications') ? (
          <ButtonLink to="/notifications" variant="outline">
            {t('deletion.help.notifications')}
          </ButtonLink>
        ) : (
          <SupportLink subject={t('deletion.reasons.too_many_mails')} />
        )
      case 'spend_too_much':
        return (
          <>
            <ButtonLink to={LIMITS_ADDRESS} variant="outline">
              {t('site:spending.see_limits')}
            </ButtonLink>
            <SupportLink subject={t('deletion.reasons.spend_too_much')} />
          </>
        )
      case 'harassed':
      case 'other':
        return <SupportLink subject={t(`deletion.reasons.${why}`)} />
    }
  }
}

function SupportLink({ subject }: { subject: string }) {
  const { t } = useTranslation('identity')
  const { support_email } = useSettings()
  if (!support_email) return null
  return (
    <a
      className={buttonLook({ variant: 'outline' })}
      href={`mailto:${support_email}?subject=${encodeURIComponent(subject)}`}
    >
      {t('deletion.help.write')}
    </a>
  )
}
