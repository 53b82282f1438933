import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { pngOf, svgOf } from '#console/theme/qr_code.ts'
import { QrCodeImage } from '#console/theme/qr_code_image.tsx'
import { saveFile } from '#console/theme/save_file.ts'

interface Props {
  address: string
  /** Of the files, without its ending. */
  name: string
}

export function QrCodePicture({ address, name }: Props) {
  const translate = useTranslate()
  return (
    <QrCodeImage
      text={address}
      alt={translate('campaigns.qr_code', { address })}
      tooLong={translate('campaigns.too_long')}
    >
      {(code) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => saveFile(new Blob([svgOf(code)], { type: 'image/svg+xml' }), `${name}.svg`)}
          >
            {translate('campaigns.download', { format: 'SVG' })}
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={() => void pngOf(code).then((picture) => saveFile(picture, `${name}.png`))}
          >
            {translate('campaigns.download', { format: 'PNG' })}
          </Button>
        </Box>
      )}
    </QrCodeImage>
  )
}
