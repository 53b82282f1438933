import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { call } from '#site/lib/api/call.ts'
import { loginAddress } from '#site/lib/user/login_address.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

export function ExportLink() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const user = useUser()
  const place = useLocation()
  const { data, isPending } = useQuery({ ...call(api, 'data_exports.index'), enabled: user !== null })
  const ready = data?.data_exports.find(({ status }) => status === 'ready')
  if (user && !isPending && !ready)
    return (
      <>
        <PageHead noindex title={t('data_export.expired.title')} />
        <EmptyState isPage scene="lost" title={t('data_export.expired.title')} text={t('data_export.expired.text')} />
      </>
    )
  return (
    <>
      <PageHead noindex title={t('data_export.title')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('data_export.link.title')}
        text={t('data_export.link.text')}
        action={
          user ? (
            ready && (
              <a className={buttonLook({ size: 'large' })} href={`/api/data-exports/${ready.id}/file`} download>
                {t('site:common.download_copy')}
              </a>
            )
          ) : (
            <ButtonLink to={loginAddress(place)} size="large">
              {t('data_export.link.log_in')}
            </ButtonLink>
          )
        }
      />
    </>
  )
}
