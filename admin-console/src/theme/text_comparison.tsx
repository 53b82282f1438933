import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CopyButton } from '#console/theme/copy_button.tsx'
import { focus } from '#console/theme/focus.ts'
import { TextDifferences } from '#console/theme/text_differences.tsx'

interface Props {
  title: string
  parts: { name: string; from: string; to: string }[]
  onClose(): void
}

export function TextComparison({ title, parts, onClose }: Props) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="comparison-title">
      <DialogTitle id="comparison-title">{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {parts
          .filter(({ from, to }) => from !== to)
          .map(({ name, from, to }) => (
            <Box component="section" key={name} aria-label={name} sx={{ display: 'grid', gap: 1 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Typography variant="h2" component="h3" sx={{ flexGrow: 1 }}>
                  {name}
                </Typography>
                <CopyButton text={from}>{translate('comparison.copy_from')}</CopyButton>
                <CopyButton text={to}>{translate('comparison.copy_to')}</CopyButton>
              </Box>
              <TextDifferences from={from} to={to} />
            </Box>
          ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} ref={focus}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
