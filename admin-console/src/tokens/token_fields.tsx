import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { focus } from '#console/theme/focus.ts'
import { LIFETIMES, SCOPES, type TokenDraft } from '#console/tokens/access_token.ts'

const LONGEST_NAME = 100

interface Props {
  draft: TokenDraft
  /** By field, as the API says them. */
  faults: Record<string, string>
  onChange(change: Partial<TokenDraft>): void
}

export function TokenFields({ draft, faults, onChange }: Props) {
  const translate = useTranslate()
  return (
    <>
      <TextField
        label={translate('resources.access_tokens.fields.name')}
        value={draft.name}
        inputRef={focus}
        autoComplete="off"
        error={faults.name !== undefined}
        helperText={faults.name ?? translate('tokens.name_hint')}
        onChange={({ target }) => onChange({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
        sx={{ mt: 1 }}
      />
      <FormControl component="fieldset" error={faults.scopes !== undefined}>
        <FormLabel component="legend" sx={{ mb: 1 }}>
          {translate('resources.access_tokens.fields.scopes')}
        </FormLabel>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {SCOPES.map((scope) => (
            <FormControlLabel
              key={scope}
              sx={{ alignItems: 'start', mr: 0 }}
              control={
                <Checkbox
                  size="small"
                  checked={draft.scopes.includes(scope)}
                  onChange={(_, isChosen) =>
                    onChange({
                      scopes: SCOPES.filter((one) => (one === scope ? isChosen : draft.scopes.includes(one))),
                    })
                  }
                  sx={{ py: 0 }}
                />
              }
              label={
                <>
                  {translate(`tokens.scopes.${scope}`)}
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                    {translate(`tokens.scope_means.${scope}`)}
                  </Typography>
                </>
              }
            />
          ))}
        </Box>
        {faults.scopes && <FormHelperText>{faults.scopes}</FormHelperText>}
      </FormControl>
      <TextField
        select
        label={translate('tokens.lifetime')}
        value={draft.days}
        error={faults.days !== undefined}
        helperText={faults.days}
        onChange={({ target }) => onChange({ days: Number(target.value) })}
      >
        {LIFETIMES.map((days) => (
          <MenuItem key={days} value={days}>
            {translate('tokens.days', { smart_count: days })}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
