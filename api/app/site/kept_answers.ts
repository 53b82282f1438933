import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { chooseCountry } from '#app/tenancy/hosts/choose_country'
import { countryOfVisitor } from '#app/tenancy/hosts/country_of_visitor'
import type { Site } from '#app/tenancy/sites/site'
import { visitorMaySearch } from '#app/tenancy/sites/visitor_may_search'

/** Of all brands: those of a few thousand, a few each. */
const MOST_BYTES = 32 * 1024 * 1024

interface Answer {
  type: string
  payload: Uint8Array<ArrayBuffer>
}

const kept = new LRUCache<string, Answer & { site: Site }>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ payload }, key) => payload.length + key.length * 2,
})

/** What the same page or answer may differ by for people of whom nobody knows who they are. */
export function choicesOf(ctx: HttpContext): string {
  return [ctx.language, countryOfVisitor(ctx), chooseCountry(ctx), visitorMaySearch(ctx)].join(' ')
}

/**
 * Answers of constant calls, such as the brand's settings, which every page asks for; those that `sendCached` sent are constant. A change of
 * the brand makes a new `Site`, and so new answers.
 */
export function keptAnswers(ctx: HttpContext) {
  const site = ctx.site!
  const choices = choicesOf(ctx)
  const key = (path: string) => [site.id, site.host, choices, path].join(' ')
  return {
    find(path: string): Answer | undefined {
      const found = kept.get(key(path))
      return found?.site === site ? found : undefined
    },
    keep: (path: string, answer: Answer) => void kept.set(key(path), { ...answer, site }),
  }
}
