import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'

/** Whether an invitation code lets somebody in; a refusal says why it doesn't. */
export function invitationQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['signup_checks.store', code] as const,
    queryFn: async () => {
      await api.signupChecks.store({ body: { fields: ['invite_code'], draft: { invite_code: code } } })
      return true
    },
    staleTime: Infinity,
    retry: false,
  })
}
