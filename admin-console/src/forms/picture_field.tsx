import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif'

interface Props {
  file: File | undefined
  /** What is taken, while none is chosen. */
  hint: string
  onChoose(file: File | undefined): void
}

/** Chooses a picture of this computer. */
export function PictureField({ file, hint, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button component="label" variant="outlined">
        {translate('fictional.photos.choose')}
        <Box
          component="input"
          type="file"
          accept={PICTURES}
          aria-label={translate('fictional.photos.choose')}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChoose(target.files?.[0])}
          sx={{ position: 'absolute', width: 1, height: 1, opacity: 0, inset: 0, cursor: 'pointer' }}
        />
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', flex: '1 1 12rem' }}>
        {file?.name ?? hint}
      </Typography>
    </Box>
  )
}
