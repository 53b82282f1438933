import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { chooseCountry } from '#app/tenancy/hosts/choose_country'
import { countryOfVisitor } from '#app/tenancy/hosts/country_of_visitor'
import type { Site } from '#app/tenancy/sites/site'
import { visitorMaySearch } from '#app/tenancy/sites/visitor_may_search'

/** Of one brand: its few constant calls in its languages and countries. */
const MOST = 100

interface KeptAnswer {
  type: string
  payload: Uint8Array<ArrayBuffer>
}

/** A change of the brand makes a new `Site`. */
const kept = new WeakMap<Site, LRUCache<string, KeptAnswer>>()

/** What the same page or answer may differ by for people of whom nobody knows who they are. */
export function choicesOf(ctx: HttpContext): string {
  return [ctx.language, countryOfVisitor(ctx), chooseCountry(ctx), visitorMaySearch(ctx)].join(' ')
}

/** Answers of constant calls, such as the brand's settings, which every page asks for; those that `sendCached` sent are constant. */
export function keptAnswers(ctx: HttpContext) {
  const site = ctx.site!
  const answers = kept.get(site) ?? new LRUCache<string, KeptAnswer>({ max: MOST })
  kept.set(site, answers)
  const choices = choicesOf(ctx)
  return {
    find: (path: string) => answers.get(`${choices} ${path}`),
    keep: (path: string, answer: KeptAnswer) => void answers.set(`${choices} ${path}`, answer),
  }
}
