import type { Language } from '@manyhearts/locales/languages'
import type { Brand } from '#console/tenancy/brand_field.tsx'

/** What is asked for of a new brand, as far as it is filled in. */
export interface NewBrand {
  /** Undefined until somebody writes another than follows from the name. */
  slug: string | undefined
  name: string
  host: string
  isLike: boolean
  like: Brand | null
  companyId: string
  niche: string
  /** Empty: the niche's. */
  preset: string
  language: Language
  country: string
}

const LONGEST_SLUG = 41

/** The key that a name suggests: `Rosa & Co` is `rosa-co`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
    .slice(0, LONGEST_SLUG)
}

/** As the API takes it. */
export function askedFor(brand: NewBrand): object {
  const shared = { name: brand.name.trim(), slug: brand.slug ?? slugOf(brand.name), host: brand.host.trim() }
  if (brand.isLike) return { ...shared, like: brand.like?.id }
  return {
    ...shared,
    company_id: brand.companyId || undefined,
    niche: Number(brand.niche),
    preset: brand.preset || undefined,
    language: brand.language,
    country: brand.country || undefined,
  }
}
