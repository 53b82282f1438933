import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { popupDelay } from './popup_delay.ts'

/** Popup delay in ms from `?t=` and its reset; `t` is removed from the URL so a reload doesn't reopen it (specification §2). */
export function usePopupDelay(): [number | null, () => void] {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [delay, setDelay] = useState<number | null>(null)
  const asked = popupDelay(new URLSearchParams(search).get('t'))
  const isAsked = asked !== null
  if (isAsked && asked !== delay) setDelay(asked)

  useEffect(() => {
    if (!isAsked) return
    const query = new URLSearchParams(search)
    query.delete('t')
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true, state })
  }, [isAsked, pathname, search, hash, state, navigate])

  return [delay, () => setDelay(null)]
}
