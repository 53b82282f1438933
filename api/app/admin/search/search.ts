import { setTimeout as wait } from 'node:timers/promises'
import { grantedBrands, readInEach } from '#app/admin/access/granted_brands'
import type StaffMember from '#app/staff/accounts/staff_member'
import { noteMembersFound } from './note_members_found.js'
import { firstOfEachKind } from './rank_hits.js'
import { isSearchedAt, searchBrand } from './search_brand.js'
import type { BrandsHit, SearchAnswer } from './search_hit.js'
import { hitBrands, searchPlatform } from './search_platform.js'

/** Milliseconds after which an answer says what was found, and in how many brands. */
const PATIENCE = 1500

export interface Search {
  text: string
  /** The brand in which staff are. */
  nearId?: string
  /** Whether the browser still waits: by the next letter it asks anew. */
  isWanted(): boolean
}

/** Everything that a text names and somebody of staff may see. */
export async function search(staff: StaffMember, asked: Search): Promise<SearchAnswer> {
  const platform = await searchPlatform(staff, asked.text)
  const { found, brands } = await searchBrands(staff, asked)
  const looks = await hitBrands(staff, [...new Set(found.map(({ brandId }) => brandId))])
  const inBrands = found.flatMap(({ brandId, hit }) => {
    const tenant = looks.get(brandId)
    return tenant ? [{ ...hit, tenant }] : []
  })
  const { hits, more } = firstOfEachKind([...inBrands, ...platform], asked)
  await noteMembersFound(staff, asked.text, hits)
  return { hits, more, brands }
}

interface FoundInBrands {
  found: { brandId: string; hit: BrandsHit }[]
  brands: SearchAnswer['brands']
}

/** Looks in one brand after the other, and stops when time runs out, even while PostgreSQL keeps one waiting. */
async function searchBrands(staff: StaffMember, { text, nearId, isWanted }: Search): Promise<FoundInBrands> {
  const granted = await grantedBrands(staff)
  const brands = granted
    .filter((brand) => isSearchedAt(brand, text))
    .toSorted((one, other) => Number(other.id === nearId) - Number(one.id === nearId))
  const found: FoundInBrands['found'] = []
  const [answered, end] = [new AbortController(), performance.now() + PATIENCE]
  let asked = 0
  const reading = readInEach(brands, async (brand) => {
    if (performance.now() > end || !isWanted()) return
    const hits = await searchBrand(brand, text)
    found.push(...hits.map((hit) => ({ brandId: brand.id, hit })))
    asked++
  })
  const overdue = wait(PATIENCE, undefined, { signal: answered.signal }).catch(() => undefined)
  try {
    await Promise.race([reading, overdue])
  } finally {
    answered.abort()
  }
  // Copied, as a brand may still answer.
  return { found: [...found], brands: { asked, of: brands.length } }
}
