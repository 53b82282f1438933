import { useStore } from 'react-admin'
import type { Chosen } from '#console/search/found.ts'

const MOST = 6

/** What somebody chose last in this browser, and how to remember one more; logging out forgets all. */
export function useRecentChoices(): [Chosen[], (chosen: Chosen) => void] {
  const [recent, setRecent] = useStore<Chosen[]>('search.recent', [])
  const note = (chosen: Chosen) =>
    setRecent([chosen, ...recent.filter(({ path }) => path !== chosen.path)].slice(0, MOST))
  return [recent, note]
}
