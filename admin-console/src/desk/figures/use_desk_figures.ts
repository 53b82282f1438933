import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'

interface Throughput {
  answers: number
  /** In seconds. */
  median_wait: number | null
  p90_wait: number | null
  /** From 0 to 1. */
  in_time: number | null
}

export interface AgentFigures extends Throughput {
  id: string
  name: string
  per_hour: number
}

export interface DeskFigures {
  days: number
  target_minutes: number
  waiting: number
  oldest_at: string | null
  late: number
  liked: number
  firsts: number
  on_shift: { id: string; name: string }[]
  all: Throughput
  agents: AgentFigures[]
}

const EVERY_MS = 60_000

/** How a brand's desk did in so many days, asked again each minute. */
export function useDeskFigures(tenantId: string, days: number) {
  return useQuery({
    queryKey: ['desk_figures', tenantId, days],
    queryFn: async ({ signal }): Promise<DeskFigures> =>
      (await httpClient(`/api/tenants/${tenantId}/desk_figures?days=${days}`, { signal })).json,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  })
}
