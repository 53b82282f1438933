import { useLocation } from 'react-router-dom'
import { rememberedTrafficSource, trafficSourceIn, type TrafficSource } from './traffic_source.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'

export function useTrafficSource(): TrafficSource {
  const address = useLocation()
  const remembered = useHydrated() ? rememberedTrafficSource() : {}
  return Object.keys(remembered).length > 0 ? remembered : trafficSourceIn(address)
}
