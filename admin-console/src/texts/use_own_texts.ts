import { useQuery } from '@tanstack/react-query'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { httpClient } from '#console/data/http_client.ts'
import type { OwnTextList } from '#console/texts/own_text.ts'

export function ownTextsPath(tenantId: string, wording: WrittenWording): string {
  return `/api/tenants/${tenantId}/own_texts/${wording}`
}

export function ownTextsKey(tenantId: string, wording?: WrittenWording): string[] {
  return wording ? ['own_texts', tenantId, wording] : ['own_texts', tenantId]
}

export function useOwnTexts(tenantId: string, wording: WrittenWording) {
  return useQuery({
    queryKey: ownTextsKey(tenantId, wording),
    queryFn: async ({ signal }): Promise<OwnTextList> =>
      (await httpClient(ownTextsPath(tenantId, wording), { signal })).json,
  })
}
