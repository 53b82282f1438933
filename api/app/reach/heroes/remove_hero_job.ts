import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { removeHeroFiles } from './hero_files.js'

export interface RemoveHero {
  key: string
  /** Of its files, with spaces between them. */
  widths: string
}

/** Removes the files of a front page's picture, unless it is there: its upload succeeded, or it was uploaded again. */
export async function removeHeroJob({ key, widths }: RemoveHero): Promise<void> {
  const found = await tenantRows('select from app.heroes where tenant_id = (select sec.tenant_id()) and key = :key', {
    key,
  })
  if (found.length === 0) await removeHeroFiles(currentTenant().id, key, widths.split(' ').map(Number))
}
