import { useLocation } from 'react-router-dom'
import { rememberedTrafficSource, trafficSourceIn, type TrafficSource } from './traffic_source.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'

/** Who sent the visitor; the server knows only what this page's address says. */
export function useTrafficSource(): TrafficSource {
  const { search } = useLocation()
  const remembered = useHydrated() ? rememberedTrafficSource() : undefined
  return remembered ?? trafficSourceIn(search)
}
