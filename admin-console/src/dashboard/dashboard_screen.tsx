import { Alert, Box, Paper } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { allows } from '#console/data/session.ts'
import { useSession } from '#console/data/use_session.ts'
import type { Dashboard } from '#console/dashboard/dashboard.ts'
import { DashboardSkeleton } from '#console/dashboard/dashboard_skeleton.tsx'
import { NothingWaits } from '#console/dashboard/nothing_waits.tsx'
import { OpenBrands } from '#console/dashboard/open_brands.tsx'
import { TitleAsOf } from '#console/dashboard/title_as_of.tsx'
import { useDashboard } from '#console/dashboard/use_dashboard.ts'
import { waitingGroups } from '#console/dashboard/waiting_groups.ts'
import { WaitingSection } from '#console/dashboard/waiting_section.tsx'
import { Failed } from '#console/theme/failed.tsx'

/** Whoever has a place at the desk alone begins there. */
export default function DashboardScreen() {
  const session = useSession()
  const isForDesk = session && !allows(session, 'dashboards', 'show') && allows(session, 'next_desk_chats', 'store')
  return isForDesk ? <Navigate to="/desk" replace /> : <WhatWaits />
}

/** What needs whoever is logged in now, at all their brands: what is broken, what waits, and which brands are not ready. */
function WhatWaits() {
  const translate = useTranslate()
  const { data, error, dataUpdatedAt, refetch } = useDashboard()
  const title = translate('dashboard.title')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 960 }}>
      <TitleAsOf title={title} updatedAt={dataUpdatedAt} hasFailed={error !== null} />
      {data ? (
        <Sections dashboard={data} />
      ) : error ? (
        <Paper>
          <Failed error={error} onRetry={refetch} />
        </Paper>
      ) : (
        <DashboardSkeleton />
      )}
    </Box>
  )
}

function Sections({ dashboard: { brands, ended_invitations: invitations } }: { dashboard: Dashboard }) {
  const translate = useTranslate()
  const [alarms, queues] = [waitingGroups(brands, 'alarms'), waitingGroups(brands, 'queues')]
  const notAsked = brands.filter(({ asked }) => !asked)
  const isOfMany = brands.length > 1
  return (
    <>
      {notAsked.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {translate('dashboard.not_asked', { brands: notAsked.map(({ name }) => name).join(', ') })}
        </Alert>
      )}
      {alarms.length > 0 && (
        <WaitingSection title={translate('dashboard.broken')} groups={alarms} isOfMany={isOfMany} isBroken />
      )}
      {queues.length > 0 || invitations?.count ? (
        <WaitingSection
          title={translate('dashboard.queues')}
          groups={queues}
          isOfMany={isOfMany}
          endedInvitations={invitations?.count ?? 0}
        />
      ) : (
        alarms.length === 0 && notAsked.length === 0 && <NothingWaits />
      )}
      <OpenBrands brands={brands} />
    </>
  )
}
