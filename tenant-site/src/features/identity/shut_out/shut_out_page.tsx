import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ShutOutData } from './shut_out_data.tsx'
import { ShutOutDeletion } from './shut_out_deletion.tsx'
import { ShutOutMoney } from './shut_out_money.tsx'
import { shutOutQuery } from './shut_out_query.ts'
import { ShutOutReasons } from './shut_out_reasons.tsx'

/** Polling interval while a copy of the data is prepared. */
const LOOK_AGAIN_MS = 5_000

/** What somebody who is suspended or banned may still do; works until it expires, however often it is used. */
export function ShutOutPage({ token, link: { used, expired } }: LinkPage) {
  const { t } = useTranslation('identity')
  if (used || expired) return <LogIn title={t('shut_out.expired.title')} text={t('shut_out.expired.text')} />
  return <ShutOutWays token={token} />
}

function ShutOutWays({ token }: { token: string }) {
  const { t } = useTranslation('identity')
  const { api } = useVisit()
  const reader = useTimeReader()
  const { data } = useSuspenseQuery({
    ...shutOutQuery(api, token),
    refetchInterval: ({ state }) => (state.data?.shut_out.data_export?.status === 'pending' ? LOOK_AGAIN_MS : false),
  })
  const { status, ends_at: until, case_token: caseToken, data_export: dataExport, refundable } = data.shut_out
  if (status === 'active') return <LogIn title={t('shut_out.title.active')} text={t('shut_out.text.active')} />
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('shut_out.head')} />
      <h1>{t(`shut_out.title.${status}`)}</h1>
      <p>
        {until ? t('shut_out.text.suspended', { date: formatTime(until, 'full', reader) }) : t('shut_out.text.banned')}
      </p>
      <ShutOutReasons caseToken={caseToken} />
      <ShutOutData token={token} dataExport={dataExport} />
      <ShutOutMoney token={token} status={status} refundable={refundable} />
      <ShutOutDeletion token={token} refundable={refundable} />
      <p>{t('shut_out.still')}</p>
    </PageBody>
  )
}

function LogIn({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('site')
  return (
    <>
      <PageHead noindex title={title} />
      <EmptyState
        isPage
        scene="lost"
        title={title}
        text={text}
        action={<ButtonLink to="/login">{t('common.log_in')}</ButtonLink>}
      />
    </>
  )
}
