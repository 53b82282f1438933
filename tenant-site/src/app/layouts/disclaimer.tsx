import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Names the company that writes for fictional profiles; in English also the US notice (specification §2). */
export function Disclaimer() {
  const { t, i18n } = useTranslation('site')
  const { api } = useVisit()
  const { name, fictional_plural } = useSettings()
  const { data: company } = useQuery(call(api, 'company.show'))
  if (!company) return null
  return (
    <>
      <p>{t('footer.disclaimer', { name, company: company.name, fictional_plural })}</p>
      {i18n.language === 'en' && <p>{t('footer.us', { name })}</p>}
    </>
  )
}
