import { useRef, useState } from 'react'

/** The box without which nothing is ordered. Who presses the button before is told why nothing happens, and led to the box. */
export function useWaiver() {
  const box = useRef<HTMLInputElement>(null)
  const [isTicked, setTicked] = useState(false)
  const [isMissing, setMissing] = useState(false)

  function tick(isOn: boolean) {
    setTicked(isOn)
    setMissing(false)
  }

  function ifTicked(act: () => void) {
    if (isTicked) return act()
    setMissing(true)
    box.current?.focus()
  }

  return { box, isTicked, isMissing, tick, ifTicked }
}
