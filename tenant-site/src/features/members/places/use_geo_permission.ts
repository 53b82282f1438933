import { useEffect, useState } from 'react'

/** Geolocation permission (specification §4): `unknown` when the browser doesn't say, `unsupported` without geolocation. */
export type GeoPermission = 'unsupported' | 'unknown' | PermissionState

/** Follows changes in the browser's settings. */
export function useGeoPermission(): GeoPermission {
  const [permission, setPermission] = useState<GeoPermission>('unknown')

  useEffect(() => {
    let status: PermissionStatus | undefined
    let isLeft = false
    const tell = () => status && setPermission(status.state)

    async function follow() {
      if (!('geolocation' in navigator)) return setPermission('unsupported')
      // Some browsers have geolocation but can't be asked for its permission.
      status = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
      if (isLeft) return
      tell()
      status?.addEventListener('change', tell)
    }
    void follow()

    return () => {
      isLeft = true
      status?.removeEventListener('change', tell)
    }
  }, [])

  return permission
}
