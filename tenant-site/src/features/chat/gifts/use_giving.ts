import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Whether the sheet with gifts is open: by its button, or at once by `?gift`, as a profile's button leads here. */
export function useGiving() {
  const [query, setQuery] = useSearchParams()
  const [isGiving, setGiving] = useState(false)
  const isAsked = query.has('gift')

  useEffect(() => {
    if (!isAsked) return
    // oxlint-disable-next-line react/set-state-in-effect -- a sheet can't be part of the server's page
    setGiving(true)
    setQuery(
      (before) => {
        before.delete('gift')
        return before
      },
      { replace: true, preventScrollReset: true }
    )
  }, [isAsked, setQuery])

  return [isGiving, setGiving] as const
}
