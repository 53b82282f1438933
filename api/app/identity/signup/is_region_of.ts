import { sharedRows } from '#app/tenancy/context/shared_list'

export async function isRegionOf(id: string, country: string): Promise<boolean> {
  const rows = await sharedRows('select 1 from global.regions where id = ? and country = ?', [id, country])
  return rows.length > 0
}
