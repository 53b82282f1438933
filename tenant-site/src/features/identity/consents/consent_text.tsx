import { Trans, useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { NewTabLink } from '#site/lib/pages/new_tab_link.tsx'

type ConsentTextProps = { text: 'sign_up.consents.terms' | 'sign_up.consents.privacy'; page: string }

export function ConsentText({ text, page }: ConsentTextProps) {
  const { t } = useTranslation('identity')
  const { name: site } = useSettings()
  return <Trans t={t} i18nKey={text} values={{ site }} components={{ page: <NewTabLink to={page} /> }} />
}
