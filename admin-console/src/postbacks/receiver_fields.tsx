import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { EVENTS, type Receiver, type ReceiverDraft } from '#console/postbacks/postback.ts'

/** What an address may name in braces. */
const VALUES = '{event} {id} {network} {ref} {sub1} {sub2} {sub3} {lander} {slug} {amount} {currency} {time}'
const EXAMPLE = 'https://network.example/postback?event={event}&click={sub1}'

interface Props {
  draft: ReceiverDraft
  /** Undefined for a new one. */
  receiver: Receiver | undefined
  /** By field, as the API says them. */
  faults: Record<string, string>
  onChange(change: Partial<ReceiverDraft>): void
}

export function ReceiverFields({ draft, receiver, faults, onChange }: Props) {
  const translate = useTranslate()
  const field = (name: 'key' | 'network' | 'address' | 'secret', label: string, hint: string) => ({
    label: translate(label),
    value: draft[name],
    error: faults[name] !== undefined,
    helperText: faults[name] ?? hint,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const secretHint = receiver?.has_secret ? 'postbacks.keeps_secret' : 'postbacks.secret_hint'
  const eventFault = faults.events ?? Object.entries(faults).find(([name]) => name.startsWith('events.'))?.[1]
  return (
    <>
      <TextField
        {...field('key', 'resources.postback_receivers.fields.key', translate('postbacks.key_hint'))}
        disabled={receiver !== undefined}
      />
      <TextField
        {...field('network', 'resources.postback_receivers.fields.network', translate('postbacks.network_hint'))}
      />
      <FormControl component="fieldset" error={eventFault !== undefined}>
        <FormLabel component="legend">{translate('resources.postback_receivers.fields.events')}</FormLabel>
        <FormGroup>
          {EVENTS.map((event) => (
            <FormControlLabel
              key={event}
              label={translate(`postbacks.events.${event}`)}
              control={
                <Checkbox
                  checked={draft.events.includes(event)}
                  onChange={(_, isChosen) =>
                    onChange({
                      events: EVENTS.filter((one) => (one === event ? isChosen : draft.events.includes(one))),
                    })
                  }
                />
              }
            />
          ))}
        </FormGroup>
        {eventFault && <FormHelperText>{eventFault}</FormHelperText>}
      </FormControl>
      <TextField
        select
        label={translate('resources.postback_receivers.fields.method')}
        value={draft.method}
        onChange={(event) => onChange({ method: event.target.value as ReceiverDraft['method'] })}
      >
        {['GET', 'POST'].map((method) => (
          <MenuItem key={method} value={method}>
            {method}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field(
          'address',
          'resources.postback_receivers.fields.address',
          translate('postbacks.address_hint', { values: VALUES })
        )}
        placeholder={EXAMPLE}
        type="url"
        autoComplete="off"
      />
      <TextField
        {...field('secret', 'postbacks.secret', translate(secretHint))}
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}
