import { useEffect, useState } from 'react'

/** In ms. */
const SETTLED = 250

/** A value as it was when it last stayed the same for a moment, so that not every key asks the API. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
