import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { FLAG_OUTCOMES, type FlagOutcome } from '@manyhearts/locales/desk_flags'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { DeskFlag } from '#console/desk_flags/desk_flag.ts'
import { useCalls } from '#console/forms/use_calls.ts'
import { Section } from '#console/theme/section.tsx'

const SHORTEST = 3

/** Says what came of it. What is refused keeps what was written. */
export function EndForm({ flag }: { flag: DeskFlag }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${flag.tenant_id}/desk_flags/${flag.id}`)
  const [outcome, setOutcome] = useState<FlagOutcome>()
  const [words, setWords] = useState('')

  async function send() {
    const isDone = await call('POST', '/end', { outcome, words })
    if (isDone) notify('desk_flags.end.done', { type: 'success' })
    refresh()
  }

  return (
    <Section title={translate('desk_flags.end.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <RadioGroup
          aria-label={translate('desk_flags.end.title')}
          value={outcome ?? ''}
          onChange={({ target }) => setOutcome(target.value as FlagOutcome)}
        >
          {FLAG_OUTCOMES.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" />}
              label={translate(`desk_flags.outcomes.${one}`)}
            />
          ))}
        </RadioGroup>
        <TextField
          fullWidth
          multiline
          minRows={3}
          label={translate('desk_flags.end.words')}
          value={words}
          error={'words' in faults}
          helperText={faults['words']}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={{ m: 0 }}
        />
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!outcome || words.trim().length < SHORTEST}
          sx={{ justifySelf: 'start' }}
          onClick={() => void send()}
        >
          {translate('desk_flags.end.submit')}
        </Button>
      </Box>
    </Section>
  )
}
