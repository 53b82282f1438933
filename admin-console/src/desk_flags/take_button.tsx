import { Button } from '@mui/material'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { DeskFlag } from '#console/desk_flags/desk_flag.ts'
import { useCalls } from '#console/forms/use_calls.ts'

/** Takes it to work on, from whoever had it when it was read. */
export function TakeButton({ flag }: { flag: DeskFlag }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, call } = useCalls(`/api/tenants/${flag.tenant_id}/desk_flags/${flag.id}`)
  const has = flag.taken_by

  async function take() {
    const isDone = await call('POST', '/taking', { from: has?.id ?? null })
    if (isDone) notify('desk_flags.take.done', { type: 'success' })
    refresh()
  }

  return (
    <Button variant={has ? 'outlined' : 'contained'} loading={isBusy} onClick={() => void take()}>
      {has ? translate('desk_flags.take.over', { name: has.name }) : translate('desk_flags.take.open')}
    </Button>
  )
}
