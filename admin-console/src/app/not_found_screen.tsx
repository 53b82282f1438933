import { NotFound } from '#console/theme/not_found.tsx'

/** For an address that is no screen's. */
export function NotFoundScreen() {
  return <NotFound isWhole />
}
