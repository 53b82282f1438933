import { useLayoutEffect, useRef, useState } from 'react'

/** So near to the end counts as being there. */
const NEAR = 60

/**
 * Scrolling of a log that is laid out from its end (`column-reverse`): the browser itself starts there, stays there, and
 * does not jump when something older comes. Left is what arrives while somebody reads further up: it moves nothing, and
 * is told.
 */
export function useLogScroll(newest: number) {
  const log = useRef<HTMLDivElement>(null)
  const seen = useRef({ newest, height: 0 })
  const [hasNews, setHasNews] = useState(false)

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the height is noted at every drawing; the state changes once per arrival
  useLayoutEffect(() => {
    const { current } = log
    if (!current) return
    if (newest > seen.current.newest && !isAtEnd(current)) {
      current.scrollTop -= current.scrollHeight - seen.current.height
      setHasNews(true)
    }
    seen.current = { newest, height: current.scrollHeight }
  })

  return {
    log,
    hasNews,
    onScroll: () => {
      if (hasNews && log.current && isAtEnd(log.current)) setHasNews(false)
    },
    toEnd: (behavior: ScrollBehavior) => log.current?.scrollTo({ top: 0, behavior }),
  }
}

/** Counted from the end, so that 0 is the end and further up is negative. */
function isAtEnd({ scrollTop }: Element): boolean {
  return scrollTop > -NEAR
}
