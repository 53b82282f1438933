import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { httpClient } from '#console/data/http_client.ts'
import type { ListExport } from '#console/lists/exports/list_export.ts'

const LOOK_AGAIN_MS = 1_500

/** One's own exports of a brand's lists; `onReady` is told of each that got ready meanwhile. */
export function useListExports(tenantId: string, onReady: (ready: ListExport) => void) {
  const queryClient = useQueryClient()
  const path = `/api/tenants/${tenantId}/exports`
  const queryKey = ['list_exports', tenantId]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ListExport[]> => (await httpClient(path, { signal })).json.exports,
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? LOOK_AGAIN_MS : false),
  })
  const pending = useRef(new Set<string>())
  const tell = useEffectEvent(onReady)
  useEffect(() => {
    for (const one of data ?? []) {
      if (isPending(one)) pending.current.add(one.id)
      else if (pending.current.delete(one.id) && one.status === 'ready') tell(one)
    }
  }, [data])

  return {
    exports: data,
    error,
    refetch,
    async ask(body: object): Promise<void> {
      const { json } = await httpClient(path, { method: 'POST', body: JSON.stringify(body) })
      pending.current.add(json.export.id)
      await queryClient.invalidateQueries({ queryKey })
    },
  }
}

function isPending({ status }: ListExport): boolean {
  return status === 'pending'
}
