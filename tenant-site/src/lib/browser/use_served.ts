import { useState } from 'react'

let isTakenOver = false

export function noteTakenOver(): void {
  isTakenOver = true
}

/** Whether the server rendered this component; never changes, so it causes no re-render. */
export function useServed(): boolean {
  const [isServed] = useState(!isTakenOver)
  return isServed
}
