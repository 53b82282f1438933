import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from './settings_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** The brand's settings; every page has them before its first word. */
export function useSettings() {
  const { api } = useVisit()
  return useSuspenseQuery(settingsQuery(api)).data
}
