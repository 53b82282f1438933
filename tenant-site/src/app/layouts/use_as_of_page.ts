import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Something as it was when this page was entered, whatever has become of it meanwhile. */
export function useAsOfPage<T>(now: T): T {
  const { pathname } = useLocation()
  const [entered, enter] = useState({ pathname, value: now })
  if (entered.pathname === pathname) return entered.value
  enter({ pathname, value: now })
  return now
}
