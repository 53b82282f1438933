import { useMutation } from '@tanstack/react-query'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Place } from '#site/features/members/profile_sections/shapes.ts'

const PATIENCE_MS = 15_000
const FRESH_ENOUGH_MS = 600_000

export class NoPosition extends Error {
  constructor(readonly reason: 'refused' | 'unavailable') {
    super(reason)
  }
}

/** The API resolves the town; the coordinates aren't stored. */
export function useBrowserPlace() {
  const { api } = useVisit()
  return useMutation({
    mutationFn: async (): Promise<Place> => {
      const { latitude, longitude } = (await position()).coords
      return api.geocode.show({ query: { lat: rounded(latitude), lon: rounded(longitude) } })
    },
  })
}

/** About one kilometre, for privacy. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

function position(): Promise<GeolocationPosition> {
  return new Promise((found, fail) =>
    navigator.geolocation.getCurrentPosition(
      found,
      ({ code, PERMISSION_DENIED }) => fail(new NoPosition(code === PERMISSION_DENIED ? 'refused' : 'unavailable')),
      { timeout: PATIENCE_MS, maximumAge: FRESH_ENOUGH_MS }
    )
  )
}
