import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'

const rest = simpleRestProvider('/api', httpClient)

/** ra-data-simple-rest; records inside a brand are fetched with `meta.tenant_id`. */
export const dataProvider: DataProvider = {
  ...rest,
  async getOne(resource, params) {
    const { id, meta } = params
    if (!meta?.tenant_id) return rest.getOne(resource, params)
    const { json } = await httpClient(`/api/${resource}/${encodeURIComponent(id)}?tenant_id=${meta.tenant_id}`)
    return { data: json }
  },
}
