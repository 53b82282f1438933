import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PartnerOffer } from './partner_offer.tsx'

/** The only page where a brand may offer another site. */
export default function AccountDeletedScreen() {
  const { t } = useTranslation('identity')
  const { limits } = useSettings()
  return (
    <>
      <PageHead noindex title={t('deletion.done.head')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('deletion.done.title')}
        text={t('deletion.done.text', { count: limits.restore_days })}
        action={<ButtonLink to="/">{t('deletion.done.to_front_page')}</ButtonLink>}
      />
      <PartnerOffer />
    </>
  )
}
