import { Trans, useTranslation } from 'react-i18next'
import { hasPage } from '#site/app/has_page.ts'
import { useSettings } from '#site/lib/use_settings.ts'

type ConsentTextProps = { text: 'sign_up.consents.terms' | 'sign_up.consents.privacy'; page: string }

/** What is agreed to, with the page that says it in full; in a tab of its own, so that the form stays. */
export function ConsentText({ text, page }: ConsentTextProps) {
  const { t } = useTranslation('identity')
  const { name: site } = useSettings()
  return (
    <Trans
      t={t}
      i18nKey={text}
      values={{ site }}
      components={{ page: hasPage(page) ? <a href={page} target="_blank" /> : <span /> }}
    />
  )
}
