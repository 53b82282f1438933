import type { HttpContext } from '@adonisjs/core/http'
import { sealing } from '#app/tenancy/context/sealing'
import type { SiteTheme } from '#app/tenancy/sites/site'

/** Long enough to look at a look; whoever goes on choosing gets another one. */
export const LOOK_MINUTES = 10

/** Of an address: what one page is shown with, instead of the brand's own look. */
export const LOOK_PARAMETER = 'look'

const passes = sealing('look previews')

/** How a page is previewed. */
interface Preview {
  theme: SiteTheme
  /** Where its visitor is said to be, ISO 3166-1 alpha-2. */
  country?: string | undefined
}

interface Sealed extends Preview {
  /** In milliseconds since 1970. */
  until: number
}

/** Lets the console show a page of a brand in a look that isn't the brand's yet, as to visitors from a country. */
export function lookPass(tenantId: string, preview: Preview): { pass: string; until: number } {
  const until = Date.now() + LOOK_MINUTES * 60_000
  const pass = passes.seal(JSON.stringify({ ...preview, until } satisfies Sealed), tenantId).toString('base64url')
  return { pass, until }
}

/** Of the calls that a page's server makes for it. */
export const LOOK_HEADER = 'x-look'

/** The preview that is asked for of a page; undefined without a pass, or with one that ended or is another brand's. */
export function previewAskedFor(ctx: HttpContext, tenantId: string): Preview | undefined {
  const pass = passOf(ctx)
  if (!pass) return undefined
  try {
    const { until, ...preview } = JSON.parse(passes.open(Buffer.from(pass, 'base64url'), tenantId)) as Sealed
    return until > Date.now() ? preview : undefined
  } catch {
    return undefined
  }
}

/** Only what is looked at has one: a page by its address, and the calls made for it by their header. */
export function passOf({ request }: HttpContext): string | undefined {
  if (request.method() !== 'GET') return undefined
  const pass: unknown = request.url().startsWith('/api/') ? request.header(LOOK_HEADER) : request.qs()[LOOK_PARAMETER]
  return typeof pass === 'string' ? pass : undefined
}
