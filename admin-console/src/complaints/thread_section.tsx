import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { type SubmitEvent, useRef, useState } from 'react'
import { useCanAccess, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Lease, Side, WholeComplaint } from '#console/complaints/complaint.ts'
import { useCalls } from '#console/forms/use_calls.ts'
import { TemplateMenu } from '#console/templates/template_menu.tsx'
import { defaultLanguage, type WholeTenant } from '#console/tenancy/tenant.ts'
import { Section } from '#console/theme/section.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

const LONGEST = 4000

interface Props {
  tenant: WholeTenant
  complaint: WholeComplaint
  lease: Lease | null
}

/** What was written with either side, and where whoever has the report answers. */
export function ThreadSection({ tenant, complaint, lease }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { messages } = complaint
  const { canAccess: answers } = useCanAccess({
    resource: 'complaint_answers',
    action: 'store',
    record: { id: complaint.tenant_id },
  })
  return (
    <Section title={translate('complaints.thread.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {messages.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{translate('complaints.thread.nothing')}</Typography>
        )}
        {messages.length > 0 && (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {messages.map(({ id, thread, side, author, body, at }) => (
              <Box
                key={id}
                component="li"
                sx={{ pl: 1.5, borderLeft: 3, borderColor: side === 'staff' ? 'primary.main' : 'divider' }}
              >
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {side === 'staff'
                    ? `${author ?? translate('complaints.thread.team')} → ${translate(`complaints.thread.${thread}`)}`
                    : translate(`complaints.thread.${side}`)}
                  {' · '}
                  <time dateTime={at}>{moment(at)}</time>
                </Typography>
                <WrittenText>{body}</WrittenText>
              </Box>
            ))}
          </Box>
        )}
        {answers && lease && <AnswerForm tenant={tenant} complaint={complaint} lease={lease} />}
      </Box>
    </Section>
  )
}

function AnswerForm({ tenant, complaint, lease }: Props & { lease: Lease }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sides: Side[] = [
    ...(complaint.state === 'open' || complaint.appeals.some((one) => one.side === 'reporter' && !one.decided_at)
      ? (['reporter'] as const)
      : []),
    ...(complaint.decision ? (['subject'] as const) : []),
  ]
  const [chosen, setChosen] = useState<Side>()
  const to = chosen ?? sides[0]
  const [words, setWords] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const { isBusy, faults, call } = useCalls(`/api/tenants/${complaint.tenant_id}/complaints/${complaint.id}`)
  if (!to) return null

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isSent = await call('POST', '/answers', { lease: lease.number, to, words })
    if (isSent) {
      setWords('')
      notify('complaints.thread.sent', { type: 'success' })
    }
    refresh()
  }

  return (
    <Box
      component="form"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void send(event)}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      {sides.length > 1 && (
        <TextField
          select
          label={translate('complaints.thread.to')}
          value={to}
          onChange={({ target }) => setChosen(target.value as Side)}
          sx={{ m: 0, minWidth: 220 }}
        >
          {sides.map((side) => (
            <MenuItem key={side} value={side}>
              {translate(`complaints.thread.${side}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        fullWidth
        multiline
        minRows={3}
        inputRef={area}
        label={translate('complaints.thread.words')}
        value={words}
        error={'words' in faults}
        helperText={faults['words'] ?? translate('complaints.thread.quotes')}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        sx={{ m: 0 }}
      />
      <TemplateMenu
        area={area}
        tenantId={tenant.id}
        purpose="message"
        language={to === 'subject' ? (complaint.subject_language ?? complaint.language) : complaint.language}
        fallback={defaultLanguage(tenant)}
        values={
          to === 'subject'
            ? { name: complaint.subject?.name, number: complaint.decision?.number, brand: tenant.name }
            : { name: complaint.reporter.name, number: complaint.number, brand: tenant.name }
        }
      />
      <Button type="submit" variant="outlined" loading={isBusy} disabled={words.trim() === ''}>
        {translate('complaints.thread.send')}
      </Button>
    </Box>
  )
}
