import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from './settings_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function useSettings() {
  const { api } = useVisit()
  return useSuspenseQuery(settingsQuery(api)).data
}
