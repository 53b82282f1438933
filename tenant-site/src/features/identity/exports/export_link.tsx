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
  const { t } = useTranslation('identity')
  const { api } = useVisit()
  const user = useUser()
  const place = useLocation()
  const { data, isPending } = useQuery({ ...call(api, 'data_exports.index'), enabled: user !== null })
  const ready = data?.data_exports.find(({ status }) => status === 'ready')
  if (user && !isPending && !ready)
    return (
      <>
        <PageHead noindex title={t('export.over.title')} />
        <EmptyState isPage scene="lost" title={t('export.over.title')} text={t('export.over.text')} />
      </>
    )
  return (
    <>
      <PageHead noindex title={t('export.title')} />
      <EmptyState
        isPage
        scene="mail"
        title={t('export.link.title')}
        text={t('export.link.text')}
        action={
          user ? (
            ready && (
              <a className={buttonLook({ size: 'large' })} href={`/api/data-exports/${ready.id}/file`} download>
                {t('export.download')}
              </a>
            )
          ) : (
            <ButtonLink to={loginAddress(place)} size="large">
              {t('export.link.log_in')}
            </ButtonLink>
          )
        }
      />
    </>
  )
}
