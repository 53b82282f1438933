import { useQuery } from '@tanstack/react-query'
import type { Account } from '#console/account/account.ts'
import { httpClient } from '#console/data/http_client.ts'

export function useAccount() {
  return useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }): Promise<Account> => (await httpClient('/api/account', { signal })).json.account,
  })
}
