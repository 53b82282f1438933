import { Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { HttpError, ShowBase, useShowContext } from 'react-admin'
import { Failed } from '#console/theme/failed.tsx'
import { NotFound } from '#console/theme/not_found.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** The screen says what is wrong; react-admin would say it and go to the list. */
const STAYS = { onError: () => {} }

/** Loads the record that the address names, for the screen inside. */
export function RecordScreen({ children }: { children: ReactNode }) {
  return (
    <ShowBase loading={<Waiting />} error={<Unloaded />} queryOptions={STAYS}>
      {children}
    </ShowBase>
  )
}

function Unloaded() {
  const { error, refetch } = useShowContext()
  if (error instanceof HttpError && error.status === 404) return <NotFound isWhole />
  return (
    <Paper>
      <Failed error={error} onRetry={refetch} />
    </Paper>
  )
}
