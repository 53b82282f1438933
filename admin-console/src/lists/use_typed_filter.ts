import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useListFilter } from '#console/lists/use_list_filter.ts'

/** The list is asked once nobody has typed for so long. */
const PAUSE_MS = 300

/** A filter that is typed. When the list asks for something else by itself, as after going back, that is what stands there. */
export function useTypedFilter(source: string) {
  const { pathname } = useLocation()
  const [known, ask] = useListFilter(source)
  const [typed, setTyped] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const [last, setLast] = useState(known)
  if (known !== last) {
    setLast(known)
    setAsked(undefined)
    // What was asked for from here has arrived, and more may have been typed since.
    if (known !== asked) setTyped(undefined)
  }
  const text = typed ?? known

  function apply() {
    // What was opened meanwhile may not be shown yet, and asking would lead back to the list.
    if (text === known || window.location.pathname !== pathname) return
    setAsked(text)
    ask(text)
  }

  const applyLatest = useEffectEvent(apply)

  useEffect(() => {
    if (text === known) return undefined
    const timer = setTimeout(() => applyLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, known])

  return { text, type: setTyped, apply }
}
