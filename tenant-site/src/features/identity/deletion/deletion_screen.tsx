import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import type { Visit } from '#site/lib/visit/visit.ts'
import { warm } from '#site/lib/api/warm.ts'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { DeletionConfirmation } from './deletion_confirmation.tsx'
import { DeletionReasonForm } from './deletion_reason_form.tsx'
import { readDeletionRequest } from './deletion_request.ts'

export function load({ api, queryClient }: Visit) {
  return warm(queryClient, call(api, 'account_deletions.show'))
}

/** Two steps at most: an optional reason and the confirmation. */
export default function DeletionScreen() {
  const { t } = useTranslation('identity')
  const { search } = useLocation()
  const { isConfirming, reason } = readDeletionRequest(search)
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('deletion.head')} />
      {isConfirming ? <DeletionConfirmation reason={reason} /> : <DeletionReasonForm />}
    </PageBody>
  )
}
