import { useState } from 'react'

let isTakenOver = false

/** From now on the browser makes what it shows itself. */
export function noteTakenOver(): void {
  isTakenOver = true
}

/** Whether the server wrote this part of the page. It stays what it is: nothing is rendered anew for it. */
export function useServed(): boolean {
  const [isServed] = useState(!isTakenOver)
  return isServed
}
