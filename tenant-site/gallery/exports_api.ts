import type { Api } from '#site/lib/api/api.ts'

const DAY_MS = 86_400_000

/** Fake answers for the data export panel. */
export function exportsApi(state: 'none' | 'pending' | 'ready' | 'failed'): Api {
  const copy = {
    id: '1',
    status: state,
    requested_at: new Date().toISOString(),
    expires_at: state === 'ready' ? new Date(Date.now() + 7 * DAY_MS).toISOString() : null,
    bytes: null,
  }
  return {
    settings: { show: async () => ({ geoip_country: 'GB' }) },
    user: { show: async () => ({ user: null }) },
    dataExports: {
      index: async () => ({ data_exports: state === 'none' ? [] : [copy] }),
      store: async () => ({ data_export: { ...copy, status: 'pending' } }),
    },
  } as unknown as Api
}
