import { Box, Button, MenuItem, Paper, TextField } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Announcement } from '#console/announcements/announcement.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import type { useAnnouncementCalls } from '#console/announcements/use_announcement_calls.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: Tenant
  announcement: Announcement | undefined
  isChanged: boolean
  calls: ReturnType<typeof useAnnouncementCalls>
  onSave(): void
  /** It is no draft any more. */
  onDone(): void
  onRemoved(): void
}

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }

/** Only what is saved can be sent. */
export function DraftActions({ tenant, announcement, isChanged, calls, onSave, onDone, onRemoved }: Props) {
  const translate = useTranslate()
  const [at, setAt] = useState('')
  const { id } = announcement ?? {}

  async function schedule(sendAt: string | null) {
    if (await calls.schedule(id!, sendAt)) onDone()
  }

  async function remove() {
    if (await calls.remove(id!)) onRemoved()
  }

  return (
    <Paper sx={{ p: 3, display: 'grid', gap: 2 }}>
      <Box sx={ROW}>
        <Button variant="contained" disabled={!isChanged} loading={calls.isBusy} onClick={onSave}>
          {translate('announcements.save')}
        </Button>
        {announcement && (
          <ConfirmButton
            variant="outlined"
            label="announcements.remove"
            question="announcements.ask_remove"
            color="error"
            isBusy={calls.isBusy}
            onConfirm={() => void remove()}
          />
        )}
      </Box>
      {announcement && !isChanged && (
        <>
          <TestRow announcement={announcement} calls={calls} />
          <Box sx={ROW}>
            <TextField
              type="datetime-local"
              size="small"
              fullWidth={false}
              label={translate('announcements.zone', { zone: tenant.time_zone })}
              value={at}
              error={calls.faults.send_at !== undefined}
              helperText={calls.faults.send_at}
              onChange={(event) => setAt(event.target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button
              variant="outlined"
              disabled={at === '' || calls.isBusy}
              onClick={() => void schedule(at.slice(0, 'yyyy-mm-ddThh:mm'.length))}
            >
              {translate('announcements.schedule')}
            </Button>
            <ConfirmButton
              variant="outlined"
              label="announcements.send_now"
              question={announcement.kind === 'service' ? 'announcements.ask_send_service' : 'announcements.ask_send'}
              isBusy={calls.isBusy}
              onConfirm={() => void schedule(null)}
            />
          </Box>
        </>
      )}
    </Paper>
  )
}

function TestRow({ announcement: { id, texts }, calls }: Pick<Props, 'calls'> & { announcement: Announcement }) {
  const translate = useTranslate()
  const notify = useNotify()
  const languages = Object.keys(texts) as Language[]
  const [language, setLanguage] = useState(languages[0]!)

  async function test() {
    if (await calls.test(id, language)) notify('announcements.tested', { type: 'success' })
  }

  return (
    <Box sx={ROW}>
      {languages.length > 1 && (
        <TextField
          select
          size="small"
          fullWidth={false}
          label={translate('announcements.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {languages.map((one) => (
            <MenuItem key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button variant="outlined" disabled={calls.isBusy} onClick={() => void test()}>
        {translate('announcements.test')}
      </Button>
    </Box>
  )
}
