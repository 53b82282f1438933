import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'

interface Props {
  /** Of the consent. */
  path: string
  name: string
}

/** Ends the consent of a member who said so by letter or phone, for a reason. */
export function RecordWithdrawalButton({ path, name }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" sx={{ ml: -0.625 }} onClick={() => setIsOpen(true)}>
        {translate('partners.end.open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={translate('partners.end.title', { name })}
          text={translate('partners.end.text')}
          submit={translate('partners.end.open')}
          onSubmit={async (reason) => {
            await httpClient(`${path}/withdrawal`, { method: 'POST', body: JSON.stringify({ reason }) })
            notify('partners.end.done', { type: 'success' })
            setIsOpen(false)
            refresh()
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
