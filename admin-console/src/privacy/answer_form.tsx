import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useCalls } from '#console/forms/use_calls.ts'
import { type Outcome, OUTCOMES, type WholePrivacyRequest } from '#console/privacy/privacy_request.ts'
import { Section } from '#console/theme/section.tsx'

const LONGEST = 4_000
const SHORTEST = 3

/** Says what came of a request, in words that are mailed to who asked. What is refused keeps what was written. */
export function AnswerForm({ request }: { request: WholePrivacyRequest }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${request.tenant_id}/privacy_requests/${request.id}`)
  const [outcome, setOutcome] = useState<Outcome>()
  const [answer, setAnswer] = useState('')

  async function send() {
    if (!(await call('POST', '/answer', { outcome, answer }))) return
    notify('privacy_requests.answer.done', { type: 'success' })
    refresh()
  }

  return (
    <Section title={translate('privacy_requests.answer.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <RadioGroup
          aria-label={translate('privacy_requests.answer.title')}
          value={outcome ?? ''}
          onChange={({ target }) => setOutcome(target.value as Outcome)}
        >
          {OUTCOMES.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" />}
              label={translate(`privacy_requests.outcomes.${one}`)}
            />
          ))}
        </RadioGroup>
        <TextField
          fullWidth
          multiline
          minRows={3}
          label={translate('privacy_requests.answer.words')}
          value={answer}
          error={Boolean(faults['answer'])}
          helperText={faults['answer'] ?? translate('privacy_requests.read_by_them')}
          onChange={({ target }) => setAnswer(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!outcome || answer.trim().length < SHORTEST}
          sx={{ justifySelf: 'start' }}
          onClick={() => void send()}
        >
          {translate('privacy_requests.answer.submit')}
        </Button>
      </Box>
    </Section>
  )
}
