import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CopyButton } from '#console/theme/copy_button.tsx'
import { saveFile } from '#console/theme/save_file.ts'

const FILE = 'manyhearts-recovery-codes.txt'

interface Props {
  codes: string[]
  onKept(): void
}

/** Shown once: goes on when they are said to be kept. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const translate = useTranslate()
  const [isKept, setIsKept] = useState(false)
  const text = codes.join('\n')

  function download() {
    const lines = [translate('account.recovery_codes.file', { host: location.host }), '', text, '']
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), FILE)
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography>{translate('account.recovery_codes.text')}</Typography>
      <Box
        component="ul"
        aria-label={translate('account.recovery_codes.title')}
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
          columnGap: 3,
          rowGap: 1,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          fontFamily: 'ui-monospace, monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={text}>{translate('forms.copy')}</CopyButton>
        <Button size="small" onClick={download}>
          {translate('account.recovery_codes.download')}
        </Button>
      </Box>
      <FormControlLabel
        control={<Checkbox checked={isKept} onChange={(_, kept) => setIsKept(kept)} />}
        label={translate('account.recovery_codes.kept')}
      />
      <Button variant="contained" disabled={!isKept} onClick={onKept} sx={{ justifySelf: 'end' }}>
        {translate('account.continue')}
      </Button>
    </Box>
  )
}
