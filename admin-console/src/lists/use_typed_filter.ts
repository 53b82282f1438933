import { useEffect, useEffectEvent, useState } from 'react'
import { useListFilter } from '#console/lists/use_list_filter.ts'

/** The list is asked once nobody has typed for so long. */
const PAUSE_MS = 300

/** A filter that is typed. What the list asks for wins when it changes otherwise meanwhile, as by going back. */
export function useTypedFilter(source: string) {
  const [known, ask] = useListFilter(source)
  const [typed, setTyped] = useState({ text: known, over: known })
  const text = typed.over === known ? typed.text : known
  const apply = useEffectEvent(() => ask(text))

  useEffect(() => {
    if (text === known) return undefined
    const timer = setTimeout(() => apply(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, known])

  return {
    text,
    type: (next: string) => setTyped({ text: next, over: known }),
    apply: () => text !== known && ask(text),
  }
}
