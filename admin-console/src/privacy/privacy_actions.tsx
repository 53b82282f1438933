import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { useHoldText } from '#console/members/actions/use_hold_text.ts'
import type { WholePrivacyRequest } from '#console/privacy/privacy_request.ts'

/** As the API takes it: it stands in a mail, not in the log. */
const LONGEST_EXTENSION = 1_000

const OF_MEMBERS = ['export', 'erasure'] as const

/** More time, a copy of the data, an erasure: what may be done before the answer. */
export function PrivacyActions({ request }: { request: WholePrivacyRequest }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const root = `/api/tenants/${request.tenant_id}/privacy_requests/${request.id}`
  const { isBusy, call } = useCalls(root, useHoldText())
  const [isExtending, setIsExtending] = useState(false)
  const done = (what: string) => {
    notify(`privacy_requests.${what}.done`, { type: 'success' })
    refresh()
  }
  const start = async (what: (typeof OF_MEMBERS)[number]) => {
    if (await call('POST', `/${what}`, {})) done(what)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {request.extended_at === null && request.state === 'open' && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsExtending(true)}>
          {translate('privacy_requests.extension.open')}
        </Button>
      )}
      {request.member &&
        OF_MEMBERS.map((what) => (
          <ConfirmButton
            key={what}
            variant="outlined"
            color={what === 'erasure' ? 'error' : 'primary'}
            label={`privacy_requests.${what}.open`}
            question={`privacy_requests.${what}.question`}
            isBusy={isBusy}
            onConfirm={() => void start(what)}
          />
        ))}
      {isExtending && (
        <ReasonDialog
          title={translate('privacy_requests.extension.open')}
          text={translate('privacy_requests.extension.text')}
          hint={translate('privacy_requests.read_by_them')}
          longest={LONGEST_EXTENSION}
          submit={translate('privacy_requests.extension.submit')}
          onSubmit={async (reason) => {
            await httpClient(`${root}/extension`, { method: 'POST', body: JSON.stringify({ reason }) })
            setIsExtending(false)
            done('extension')
          }}
          onClose={() => setIsExtending(false)}
        />
      )}
    </Box>
  )
}
