import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { pngOf, qrCode, svgOf } from '#console/campaigns/qr_code.ts'
import { saveFile } from '#console/campaigns/save_file.ts'
import { Nothing } from '#console/theme/nothing.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

interface Props {
  address: string
  /** Of the files, without its ending. */
  name: string
}

export function QrCodePicture({ address, name }: Props) {
  const translate = useTranslate()
  const {
    data: make,
    error,
    refetch,
  } = useQuery({
    queryKey: ['qrcode'],
    queryFn: async () => (await import('qrcode')).create,
    staleTime: Infinity,
  })
  const code = useMemo(() => make && qrCode(make, address), [make, address])
  if (error && !make)
    return (
      <Nothing text={translate('ra.notification.http_error')}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('ra.action.refresh')}
        </Button>
      </Nothing>
    )
  if (code === undefined) return <Waiting />
  if (code === null) return <Typography role="status">{translate('campaigns.too_long')}</Typography>
  const svg = svgOf(code)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={translate('campaigns.qr_code', { address })}
        sx={{ display: 'block', width: 224, maxWidth: 1, aspectRatio: '1', borderRadius: 1 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)}
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
    </Box>
  )
}
