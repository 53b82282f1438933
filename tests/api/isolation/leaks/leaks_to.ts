import type { Answer } from '../../../visitor.ts'
import type { Actor } from '../scene/actors_of.ts'
import { ask } from '../routes/ask.ts'
import { forgetAttempts } from './forget_attempts.ts'
import { faultsOf } from './faults_of.ts'
import { MALFORMED_IN_BODIES, MALFORMED_IN_PATHS, twinOf } from '../scene/ids.ts'
import { difference, type Leak } from './leak.ts'
import type { ProductRoute } from '../routes/product_routes.ts'
import type { ActorName, IdPlace } from '../routes/rule.ts'
import type { Scene } from '../scene/scene.ts'
import { toldBy } from './told_by.ts'
import { sample } from '../../../rounds.ts'

const MOST_TRIES = 4

/** Counts places and actors, so that every run asks for every kind of id somewhere. */
let turns = 0

/** Asks one place of one route for every class of ids, as one actor. */
export async function leaksTo(actor: Actor, scene: Scene, route: ProductRoute, place: IdPlace): Promise<Leak[]> {
  const leaks: Leak[] = []
  const canaries = actor.seesAll ? [] : scene.canaries
  const asking = askingOf(actor, route, place)
  const leak = (asked: string, what: string) =>
    leaks.push({ route: route.name, actor: [actor.name, actor.at].filter(Boolean).join(' at '), asked, what })
  const watched = async (told: string, id: unknown, method?: string): Promise<Answer> => {
    const answer = await asking(id, method)
    for (const fault of faultsOf(answer, id, canaries)) leak(told, fault)
    return answer
  }

  const turn = turns++
  const [worst, ...others] = foreignTo(actor, scene, place)
  for (const [whose, id] of [...(worst ? [worst] : []), ...sample(others, 1, turn)]) {
    for (const method of methodsOf(route, actor)) {
      const [told, twinTold]: [string[], string[]] = [[], []]
      // What a page had loaded when it failed depends on timing; a leak shows each time.
      for (let tries = 0; tries < MOST_TRIES && !told.some((one) => twinTold.includes(one)); tries++) {
        told.push(toldBy(await watched(whose, id, method), id))
        twinTold.push(toldBy(await watched('an id of nothing', twinOf(id), method), twinOf(id)))
      }
      if (!told.some((one) => twinTold.includes(one))) leak(whose, difference(told[0]!, twinTold[0]!))
    }
  }

  const unknown = await watched('an id of nothing', twinOf(scene.own[place.kind]))
  if (isOutside(actor, place) && unknown.body?.authentication_required !== true)
    leak('an id of nothing', `it is for ${place.to}, and answered ${unknown.status}`)

  const fine = [400, 404, 422, unknown.status]
  for (const id of sample(malformedFor(actor, route, place), 2, turn)) {
    const { status } = await watched(JSON.stringify(id), id)
    if (!place.page && !fine.includes(status)) leak(JSON.stringify(id), `it answered ${status}`)
  }
  return leaks
}

/** Asks with a lasting session, or with a new one each time where an answer ends it. */
function askingOf(actor: Actor, route: ProductRoute, place: IdPlace) {
  let browser = actor.browser()
  return async (id: unknown, method?: string): Promise<Answer> => {
    if (place.logsIn) browser = actor.browser()
    // So many attempts would hit the rate limits.
    if (place.logsIn || place.isLimited) await forgetAttempts()
    return ask(await browser, route, place, id, method)
  }
}

/** The victim's come first, which every run asks for; others by turns. */
function foreignTo(actor: Actor, { foreign }: Scene, { kind }: IdPlace): [string, string][] {
  return Object.entries(foreign).flatMap(([whose, things]) => {
    const id = things[kind]
    const isOpen = whose === 'hidden' && actor.seesHidden?.includes(kind)
    const legal = actor.seesAll || isOpen || (actor.at && whose !== 'the victim’s')
    return id && !legal ? [[`${whose} ${kind}`, id] as [string, string]] : []
  })
}

/** HEAD answers what GET does; one actor is enough to check. */
function methodsOf({ method }: ProductRoute, { name }: Actor): string[] {
  return method === 'GET' && name === 'free' ? ['GET', 'HEAD'] : [method]
}

function isOutside({ name }: Actor, { to }: IdPlace): boolean {
  return (to === 'members' && name === 'visitor') || (to !== 'anybody' && name === 'nobody')
}

/** Actors that try malformed ids, which are judged before anyone's rights, or after those of staff. */
const TRYING: readonly ActorName[] = ['visitor', 'free', 'nobody', 'platform admin', 'operator', 'anybody']

/** Only one actor tries malformed ids on pages, which take longest. */
function malformedFor({ name, at }: Actor, { pattern }: ProductRoute, { body, page }: IdPlace): readonly unknown[] {
  if (at || !TRYING.includes(name) || (page && name !== 'free')) return []
  const isInBody = body !== undefined && !pattern.includes(':')
  return [...MALFORMED_IN_PATHS, ...(isInBody ? MALFORMED_IN_BODIES : [])]
}
