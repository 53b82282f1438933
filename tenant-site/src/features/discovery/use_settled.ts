import { useEffect, useState } from 'react'

const SETTLED = 250

/** A value once it has stopped changing for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
