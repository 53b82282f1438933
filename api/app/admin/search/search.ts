import { grantedBrands, readInEach } from '#app/admin/access/granted_brands'
import { brandFaces } from '#app/admin/resources/brands/brand_faces'
import type StaffMember from '#app/staff/accounts/staff_member'
import { noteMembersFound } from './note_members_found.js'
import { firstOfEachKind } from './rank_hits.js'
import { isSearchedAt, searchBrand } from './search_brand.js'
import type { BrandsHit, SearchAnswer } from './search_hit.js'
import { hitBrand, searchPlatform } from './search_platform.js'

export interface Search {
  text: string
  /** The brand in which staff are. */
  nearId?: string
  /** Whether the browser still waits: by the next letter it asks anew. */
  isWanted(): boolean
}

/** Everything that a text names and somebody of staff may see, of the brands that answer in time (`readInEach`). */
export async function search(staff: StaffMember, asked: Search, within?: number): Promise<SearchAnswer> {
  const platform = await searchPlatform(staff, asked.text)
  const { found, brands } = await searchBrands(staff, asked, within)
  const faces = await brandFaces([...new Set(found.map(({ brandId }) => brandId))])
  const inBrands = found.flatMap(({ brandId, hit }) => {
    const face = faces.get(brandId)
    return face ? [{ ...hit, tenant: hitBrand(face) }] : []
  })
  const { hits, more } = firstOfEachKind([...inBrands, ...platform], asked)
  await noteMembersFound(staff, asked.text, hits)
  return { hits, more, brands }
}

interface FoundInBrands {
  found: { brandId: string; hit: BrandsHit }[]
  brands: SearchAnswer['brands']
}

async function searchBrands(
  staff: StaffMember,
  { text, nearId, isWanted }: Search,
  within?: number
): Promise<FoundInBrands> {
  const granted = await grantedBrands(staff)
  const brands = granted
    .filter((brand) => isSearchedAt(brand, text))
    .toSorted((one, other) => Number(other.id === nearId) - Number(one.id === nearId))
  const answers = await readInEach(brands, async (brand) => (isWanted() ? searchBrand(brand, text) : []), within)
  const found = answers.flatMap((hits = [], place) => hits.map((hit) => ({ brandId: brands[place]!.id, hit })))
  return { found, brands: { asked: answers.filter(Boolean).length, of: brands.length } }
}
