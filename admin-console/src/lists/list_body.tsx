import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'

interface Props {
  empty: string
  /** The filters of a list that nobody has chosen others for. */
  filtered?: Record<string, string> | undefined
  children: ReactNode
}

/** The rows, or why there are none. */
export function ListBody({ empty, filtered = {}, children }: Props) {
  const translate = useTranslate()
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext()
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (isPending || (data && data.length > 0)) return children
  if (isAlike(filterValues, filtered)) return <Nothing text={empty} />
  return (
    <Nothing text={translate('ra.navigation.no_filtered_results')}>
      <Button variant="outlined" onClick={() => setFilters(filtered)}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </Nothing>
  )
}
