import { useEffect, useState } from 'react'

/** Whether the browser tells where it is (specification §4): what it says itself, unknown where it doesn't say, unsupported where it can't. */
export type GeoPermission = 'unsupported' | 'unknown' | PermissionState

/** Follows it: members change it in their browser's own settings. */
export function useGeoPermission(): GeoPermission {
  const [permission, setPermission] = useState<GeoPermission>('unknown')

  useEffect(() => {
    let status: PermissionStatus | undefined
    let isLeft = false
    const tell = () => status && setPermission(status.state)

    async function follow() {
      if (!('geolocation' in navigator)) return setPermission('unsupported')
      // Some browsers have places and don't say whether they may tell them.
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
