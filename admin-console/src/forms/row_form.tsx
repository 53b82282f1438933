import { Box, Button, Paper } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useLeave } from '#console/forms/use_leave.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

interface Props {
  title: string
  resource: string
  /** Where the rows are listed. */
  list: string
  /** Begins the keys of what it says: `saved`, `removed`, `remove` and `ask_remove`. */
  words: string
  isChanged: boolean
  isBusy: boolean
  /** @returns undefined where it was refused */
  onSave(): Promise<unknown>
  /** Undefined for a new row. @returns undefined where it was refused */
  onRemove?: (() => Promise<unknown>) | undefined
  children: ReactNode
}

/** Fields of one row, which is saved or removed, and then seen in its list. */
export function RowForm({ title, resource, list, words, isChanged, isBusy, onSave, onRemove, children }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { isDone, leave } = useLeave()

  async function leaveAfter(work: () => Promise<unknown>, said: string) {
    if (!(await work())) return
    notify(`${words}.${said}`, { type: 'success' })
    void queryClient.invalidateQueries({ queryKey: [resource] })
    leave(list)
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <LeaveGuard isNeeded={isChanged} isDone={isDone} />
      <Paper sx={{ p: 3, display: 'grid', gap: 2.5 }}>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            loading={isBusy}
            disabled={!isChanged}
            onClick={() => void leaveAfter(onSave, 'saved')}
          >
            {translate('ra.action.save')}
          </Button>
          {onRemove && (
            <ConfirmButton
              variant="outlined"
              label={`${words}.remove`}
              question={`${words}.ask_remove`}
              color="error"
              isBusy={isBusy}
              onConfirm={() => void leaveAfter(onRemove, 'removed')}
            />
          )}
        </Box>
      </Paper>
    </Box>
  )
}
