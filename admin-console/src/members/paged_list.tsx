import { Box, Button, Typography } from '@mui/material'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from '#console/theme/failed.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

interface Props {
  query: Pick<UseInfiniteQueryResult, 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'>
  /** List items; undefined until the first page is there. */
  rows: ReactNode[] | undefined
  label: string
  /** Said instead of a list without rows. */
  empty: string
  /** Names the button that adds the next page. */
  older: string
}

/** What is read a page at a time, the newest first; older pages are added below. */
export function PagedList({ query, rows, label, empty, older }: Props) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  if (!rows) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />
  if (rows.length === 0)
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {empty}
      </Typography>
    )
  return (
    <>
      <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows}
      </Box>
      {hasNextPage && (
        <Button sx={{ mt: 1.5 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {older}
        </Button>
      )}
    </>
  )
}
