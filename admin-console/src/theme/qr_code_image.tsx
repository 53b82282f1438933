import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Failed } from '#console/theme/failed.tsx'
import { qrCode, type QrCode, svgOf } from '#console/theme/qr_code.ts'
import { Waiting } from '#console/theme/waiting.tsx'

interface Props {
  text: string
  alt: string
  /** Said of a text that doesn't fit into one. */
  tooLong: string
  /** Below the picture. */
  children?(code: QrCode): ReactNode
}

export function QrCodeImage({ text, alt, tooLong, children }: Props) {
  const {
    data: make,
    error,
    refetch,
  } = useQuery({
    queryKey: ['qrcode'],
    queryFn: async () => (await import('qrcode')).create,
    staleTime: Infinity,
  })
  const code = useMemo(() => make && qrCode(make, text), [make, text])
  if (error && !make) return <Failed error={error} onRetry={refetch} />
  if (code === undefined) return <Waiting />
  if (code === null) return <Typography role="status">{tooLong}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(svgOf(code))}`}
        alt={alt}
        sx={{ display: 'block', width: 224, maxWidth: 1, aspectRatio: '1', borderRadius: 1 }}
      />
      {children?.(code)}
    </Box>
  )
}
