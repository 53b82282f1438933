import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ReferenceNumber } from '#site/ui/text/reference_number.tsx'
import type { LinkedRequest } from './privacy_link_query.ts'

type PrivacyLinkStateProps = { kind: LinkedRequest['kind']; request: NonNullable<LinkedRequest['request']> }

/** How a request stands. What was asked and answered went by mail alone. */
export function PrivacyLinkState({ kind, request }: PrivacyLinkStateProps) {
  const { t } = useTranslation('identity')
  const reader = useTimeReader()
  const { number, received_at: received, due_at: due, extended, outcome, answered_at: answered } = request
  const day = (at: string) => ({ date: formatTime(at, 'date', reader) })
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('privacy_request.link.state')} />
      <FocusOnMount>
        <h1>{t('privacy_request.link.state')}</h1>
      </FocusOnMount>
      <ReferenceNumber label={t('privacy_request.link.number')} number={number} />
      <p>
        <strong>{t(`privacy_request.kinds.${kind}`)}</strong>
      </p>
      <Notice tone={answered ? 'success' : 'info'}>
        {answered ? t('privacy_request.answered', day(answered)) : t('privacy_request.due', day(due))}
      </Notice>
      <p>{t('privacy_request.link.received', day(received))}</p>
      {outcome && (
        <p>
          {t(`privacy_request.outcomes.${outcome}`)} {t('privacy_request.link.answer')}
        </p>
      )}
      {extended && !answered && <p>{t('privacy_request.link.extended')}</p>}
      <p>{t('privacy_request.link.keep')}</p>
    </PageBody>
  )
}
