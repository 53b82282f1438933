import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchAddress, type Filters } from '#site/features/discovery/filters/filters.ts'

const SETTLED = 250

/** Replaces the history entry; `soon` is debounced. */
export function useApplyFilters() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function now(filters: Filters) {
    clearTimeout(timer.current)
    void navigate(searchAddress(filters), { replace: true })
  }

  function soon(filters: Filters) {
    clearTimeout(timer.current)
    timer.current = setTimeout(now, SETTLED, filters)
  }

  return { now, soon }
}
