import { useLayoutEffect, useRef, useState } from 'react'

/** In pixels. */
const NEAR = 60

/** The log is `column-reverse`, so the browser stays at the end; new messages must not move readers who scrolled up. */
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

/** `scrollTop` is 0 at the end and negative above it. */
function isAtEnd({ scrollTop }: Element): boolean {
  return scrollTop > -NEAR
}
