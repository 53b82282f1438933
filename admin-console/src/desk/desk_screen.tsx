import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DeskComposer } from '#console/desk/desk_composer.tsx'
import { DeskHead } from '#console/desk/desk_head.tsx'
import { DeskMessages } from '#console/desk/desk_messages.tsx'
import { DeskNotesSection } from '#console/desk/desk_notes_section.tsx'
import { DeskPeople } from '#console/desk/desk_people.tsx'
import { hasAny } from '#console/desk/drafts.ts'
import { useDeskKeys } from '#console/desk/use_desk_keys.ts'
import { useDeskQueue } from '#console/desk/use_desk_queue.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** Where staff answer for fictional profiles: one conversation after the other, the longest wait of all brands first. */
export default function DeskScreen() {
  const translate = useTranslate()
  const { queue, state } = useDeskQueue()
  const { current, waiting, liked, done, isLoading, error } = state
  const title = translate('resources.desk.name')
  useDeskKeys({ KeyS: () => queue.skip(), KeyK: () => void queue.close() })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <LeaveGuard isNeeded={hasAny(state.drafts)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {[
            translate('desk.waiting', { smart_count: waiting }),
            liked > 0 && translate('desk.liked', { smart_count: liked }),
            done > 0 && translate('desk.done', { smart_count: done }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {current ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 16rem', lg: 'minmax(0, 1fr) 20rem' },
          }}
        >
          <Paper component="section" aria-label={translate('desk.conversation', { name: current.chat.member.name })}>
            <DeskHead chat={current.chat} />
            <DeskMessages taken={current} seenUpTo={state.seenUpTo} />
            <DeskComposer key={current.chat.id} queue={queue} state={state} taken={current} />
          </Paper>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <DeskPeople chat={current.chat} />
            {current.chat.liked_at === null && (
              <DeskNotesSection notes={current.chat.notes} onNote={(notes) => void queue.note(notes)} />
            )}
          </Box>
        </Box>
      ) : (
        <Paper>
          {error !== undefined ? (
            <Failed error={error} onRetry={() => void queue.fill()} />
          ) : isLoading ? (
            <Box sx={{ p: 3 }}>
              <Waiting />
            </Box>
          ) : (
            <Nothing text={translate(done > 0 ? 'desk.finished' : 'desk.empty')} />
          )}
        </Paper>
      )}
    </Box>
  )
}
