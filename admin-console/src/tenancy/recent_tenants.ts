import { useEffect } from 'react'
import { useStore } from 'react-admin'

const MOST = 5

/** Ids of the brands that somebody opened last in this browser, the last one first. */
export function useRecentTenants(): string[] {
  return useStore<string[]>('tenants.recent', [])[0]
}

/** Remembers the brand that is open. */
export function useNoteTenant(id: string | undefined): void {
  const [recent, setRecent] = useStore<string[]>('tenants.recent', [])
  useEffect(() => {
    if (id && recent[0] !== id) setRecent([id, ...recent.filter((one) => one !== id)].slice(0, MOST))
  }, [id, recent, setRecent])
}
