import { useEffect } from 'react'
import type { User } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** In ms: the page comes first. */
const AFTER_PAGE = 1_000

/** Hears of messages, likes and other changes as they happen (product.md §5); without it, polling goes on. */
export function useLive({ id, age_check_required }: User): void {
  const visit = useVisit()
  const memberId = age_check_required ? undefined : id

  useEffect(() => {
    if (memberId === undefined || !('EventSource' in window)) return
    let isOver = false
    let stop: (() => void) | undefined
    const member = memberId

    async function begin() {
      try {
        const { followLive } = await import('./follow_live.ts')
        if (!isOver) stop ??= followLive(visit, member)
      } catch {
        // Without this file, polling goes on.
        if (!isOver) addEventListener('online', begin, { once: true })
      }
    }
    const timer = setTimeout(begin, AFTER_PAGE)

    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', begin)
      stop?.()
    }
  }, [visit, memberId])
}
