import type { Visitor } from '../../../visitor.ts'
import { ask } from '../routes/ask.ts'
import { forgetAttempts } from '../leaks/forget_attempts.ts'
import { twinOf } from '../scene/ids.ts'
import { difference, type Leak } from '../leaks/leak.ts'
import type { ProductRoute } from '../routes/product_routes.ts'
import type { IdPlace, Kind } from '../routes/rule.ts'
import { RULES } from '../routes/rules.ts'
import { toldBy } from '../leaks/told_by.ts'

const MOST_TRIES = 12

interface Asked {
  browser: Visitor
  isMember: boolean
  id: string
  whose: string
  isOfKind: (kind: Kind) => boolean
  except: readonly string[]
}

/** Every place of the brands' routes that answers such an id unlike an id of nothing. */
export async function answersDiffering(routes: ProductRoute[], asked: Asked): Promise<Leak[]> {
  const leaks: Leak[] = []
  for (const route of routes) {
    if (route.domain !== 'root' || asked.except.includes(route.name)) continue
    for (const place of placesIn(route, asked)) {
      const what = await differenceAt(route, place, asked)
      if (what)
        leaks.push({ route: route.name, actor: asked.isMember ? 'member' : 'visitor', asked: asked.whose, what })
    }
  }
  return leaks
}

/** A logged-in member can't sign up. */
function placesIn({ name }: ProductRoute, { isMember, isOfKind }: Asked): IdPlace[] {
  const rule = RULES[name]
  return rule && 'places' in rule
    ? rule.places.filter(({ kind, logsIn }) => isOfKind(kind) && !(logsIn && isMember))
    : []
}

/** What a page had loaded when it failed depends on timing; a leak shows each time. */
async function differenceAt(route: ProductRoute, place: IdPlace, { browser, id }: Asked): Promise<string | undefined> {
  const told: [string[], string[]] = [[], []]
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    for (const [side, one] of [id, twinOf(id)].entries()) {
      // So many attempts would hit the rate limits.
      if (place.logsIn || place.isLimited) await forgetAttempts()
      told[side]!.push(toldBy(await ask(browser, route, place, one), one))
    }
    if (told[0].some((one) => told[1].includes(one))) return undefined
  }
  return difference(told[0][0]!, told[1][0]!)
}
