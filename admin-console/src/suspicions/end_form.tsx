import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useCalls } from '#console/forms/use_calls.ts'
import { OUTCOMES, type WholeSuspicion } from '#console/suspicions/suspicion.ts'
import { Section } from '#console/theme/section.tsx'

/** Closes a record by what the authority made of it. */
export function EndForm({ suspicion }: { suspicion: WholeSuspicion }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${suspicion.tenant_id}/suspicions/${suspicion.id}`)
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>()
  const [words, setWords] = useState('')

  async function send() {
    const isDone = await call('POST', '/end', { outcome, words })
    if (isDone) notify('suspicions.end.done', { type: 'success' })
    refresh()
  }

  return (
    <Section title={translate('suspicions.end.title')} text={translate('suspicions.end.text')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <RadioGroup
          aria-label={translate('suspicions.end.title')}
          value={outcome ?? ''}
          onChange={({ target }) => setOutcome(target.value as typeof outcome)}
        >
          {OUTCOMES.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" />}
              label={translate(`suspicions.outcomes.${one}`)}
            />
          ))}
        </RadioGroup>
        <TextField
          fullWidth
          multiline
          minRows={3}
          label={translate('suspicions.end.words')}
          value={words}
          error={'words' in faults}
          helperText={faults['words']}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          sx={{ m: 0 }}
        />
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!outcome || words.trim() === ''}
          sx={{ justifySelf: 'start' }}
          onClick={() => void send()}
        >
          {translate('suspicions.end.submit')}
        </Button>
      </Box>
    </Section>
  )
}
