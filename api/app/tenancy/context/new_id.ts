import { tenantRows } from './tenant_context.js'

/** The id of a row whose other values depend on it. */
export async function newId(): Promise<string> {
  const [made] = await tenantRows<{ id: string }>('select sec.new_id() as id')
  return made!.id
}
