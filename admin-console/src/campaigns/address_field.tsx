import { Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CopyButton } from '#console/theme/copy_button.tsx'

/** An address of the site, to be copied. */
export function AddressField({ address }: { address: string }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <TextField
        multiline
        label={translate('campaigns.address')}
        value={address}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ flex: '1 1 20rem', '& textarea': { overflowWrap: 'anywhere' } }}
      />
      <CopyButton text={address}>{translate('forms.copy')}</CopyButton>
    </Box>
  )
}
