import type { Api } from '#site/lib/api/api.ts'
import type { Consent } from '#site/lib/api/shapes.ts'

const THEN = '2023-12-01T12:00:00.000Z'
const NOW = '2026-11-25T12:00:00.000Z'

const consent = (kind: Consent['kind'], more: Partial<Consent>): Consent => ({
  kind,
  state: 'given',
  version: THEN,
  current_version: THEN,
  language: 'en',
  given_at: '2024-05-17T09:30:00.000Z',
  taken_back_at: null,
  passed_on_at: null,
  partners: null,
  page: null,
  revocable: true,
  ...more,
})

const CONSENTS = [
  consent('terms', { state: 'outdated', current_version: NOW, page: '/terms', revocable: false }),
  consent('privacy', { page: '/privacy', revocable: false }),
  consent('sexuality_data', {}),
  consent('member_resell', { state: 'taken_back', taken_back_at: NOW, partners: 'Hartpost B.V.' }),
]

/** Fake answers for the consents panel; `waiting` never answers. */
export function consentsApi(state: 'there' | 'waiting' | 'failed'): Api {
  let consents = CONSENTS
  const put = (kind: string, change: Partial<Consent>) => {
    consents = consents.map((one) => (one.kind === kind ? { ...one, ...change } : one))
    return { consents }
  }
  return {
    settings: { show: async () => ({ name: 'Rosa', domain_country: 'GB', geoip_country: null }) },
    user: { show: async () => ({ user: null }) },
    consents: {
      index: async () => {
        if (state === 'waiting') await new Promise(() => {})
        if (state === 'failed') throw new Error('The gallery has none')
        return { consents }
      },
      store: async ({ params: { kind } }: { params: { kind: string } }) =>
        put(kind, { state: 'given', version: NOW, current_version: NOW, given_at: NOW }),
      destroy: async ({ params: { kind } }: { params: { kind: string } }) =>
        put(kind, { state: 'taken_back', taken_back_at: NOW }),
    },
  } as unknown as Api
}
