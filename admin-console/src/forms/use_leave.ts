import { useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/**
 * Leaves a form whose row was saved or removed: its guard, which is given `isDone`, doesn't ask. A state would be too late, since
 * what is about to be left may not have rendered again when the address changes.
 */
export function useLeave() {
  const navigate = useNavigate()
  const isDone = useRef(false)

  function leave(to: string, options?: NavigateOptions) {
    isDone.current = true
    void navigate(to, { ...options, replace: true })
  }

  return { isDone, leave }
}
