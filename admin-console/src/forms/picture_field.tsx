import { Box, Button, Typography } from '@mui/material'
import { useRef } from 'react'
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
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button variant="outlined" onClick={() => input.current!.click()}>
        {translate('fictional.photos.choose')}
      </Button>
      <input ref={input} hidden type="file" accept={PICTURES} onChange={({ target }) => onChoose(target.files?.[0])} />
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', flex: '1 1 12rem' }}>
        {file?.name ?? hint}
      </Typography>
    </Box>
  )
}
