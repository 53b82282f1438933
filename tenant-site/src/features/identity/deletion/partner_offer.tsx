import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'

/** The partner site learns neither who comes nor from where. */
export function PartnerOffer() {
  const { t } = useTranslation('identity')
  const { name: site, partner_name: partner, partner_url } = useSettings()
  if (!partner || !partner_url) return null
  return (
    <PageBody width="narrow">
      <Panel title={t('deletion.partner.title')} text={t('deletion.partner.text', { site, partner })}>
        <a
          className={buttonLook({ variant: 'outline', wide: true })}
          href={partner_url}
          rel="noreferrer noopener nofollow"
          referrerPolicy="no-referrer"
        >
          {t('deletion.partner.go_to_partner', { partner })}
        </a>
      </Panel>
    </PageBody>
  )
}
