import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { FLAG_REASONS, type FlagReason } from '@manyhearts/locales/desk_flags'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Taken } from '#console/desk/desk_chat.ts'
import { flagChat } from '#console/desk/desk_calls.ts'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { focus } from '#console/theme/focus.ts'

const LONGEST = 200
const SHORTEST = 3

/** Hands a conversation to support, by a reason of a list; whoever does goes on answering. */
export function HandingDialog({ taken, onClose }: { taken: Taken; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const [reason, setReason] = useState<FlagReason>()
  const [words, setWords] = useState('')
  const { isBusy, faults, refusal, submit } = useSubmit('words')
  const isOther = reason === 'other'

  async function send() {
    const isSent = await submit(() => flagChat(taken, reason!, isOther ? words : undefined))
    if (!isSent) return
    notify('desk_flags.handing.done', { type: 'success' })
    onClose()
  }

  return (
    <FormDialog
      title={translate('desk_flags.handing.open')}
      about={translate('desk_flags.handing.text')}
      refusal={refusal}
      isBusy={isBusy}
      isChanged={words.trim() !== ''}
      isReady={reason !== undefined && (!isOther || words.trim().length >= SHORTEST)}
      submit={translate('desk_flags.handing.submit')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={id}>{translate('desk_flags.handing.reason')}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={reason ?? ''}
          onChange={({ target }) => setReason(target.value as FlagReason)}
        >
          {FLAG_REASONS.map((one, at) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" slotProps={{ input: { ref: at === 0 ? focus : null } }} />}
              label={translate(`desk_flags.reasons.${one}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {isOther && (
        <TextField
          fullWidth
          multiline
          label={translate('desk_flags.handing.words')}
          value={words}
          error={'words' in faults}
          helperText={faults['words']}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
          sx={{ m: 0 }}
        />
      )}
    </FormDialog>
  )
}
