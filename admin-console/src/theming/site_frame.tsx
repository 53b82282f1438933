import { Box, Skeleton } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { useRested } from '#console/forms/use_rested.ts'
import type { OwnTheme, WholeTenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'

/** While colours are typed. */
const REST_MS = 500

/** The address is good for ten minutes. */
const FRESH_MS = 9 * 60_000

/** In px. */
const HEIGHT = 640

interface Props {
  tenant: WholeTenant
  theme: OwnTheme
  /** Where the visitor is said to be, ISO 3166-1; empty: unknown. */
  country: string
  /** Of the window that it is shown in, in px. */
  width: number
}

/** The brand's own front page in a look that it doesn't have yet, as a visitor sees it; made smaller where there is less room. */
export function SiteFrame({ tenant, theme, country, width }: Props) {
  const translate = useTranslate()
  const rested = useRested(theme, REST_MS)
  const { room, box } = useRoom()
  const { data, error, refetch } = useQuery({
    queryKey: ['look_preview', tenant.id, rested, country],
    queryFn: async ({ signal }): Promise<{ address: string }> =>
      (
        await httpClient(`/api/tenants/${tenant.id}/look_previews`, {
          method: 'POST',
          body: JSON.stringify({ theme: rested, ...(country && { country }) }),
          signal,
        })
      ).json,
    // What is half typed is refused, and the last look stays.
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
  })
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <Box
      ref={box}
      sx={{ height: HEIGHT, overflow: 'hidden', display: 'flex', justifyContent: 'center', bgcolor: 'action.hover' }}
    >
      {data ? (
        <Box
          component="iframe"
          key={data.address}
          title={translate('look.preview.frame', { name: tenant.name })}
          src={data.address}
          sx={{
            flexShrink: 0,
            width,
            height: HEIGHT / scale,
            border: 0,
            bgcolor: 'background.paper',
            transform: `scale(${scale})`,
            transformOrigin: 'top center',
          }}
        />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Skeleton variant="rectangular" width={width} height={HEIGHT} />
      )}
    </Box>
  )
}

/** How wide a box is, in px; 0 until it is drawn. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])
  return { room, box }
}
