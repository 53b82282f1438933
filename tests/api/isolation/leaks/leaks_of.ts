import { actorsOf } from '../scene/actors_of.ts'
import { ask } from '../routes/ask.ts'
import { twinOf } from '../scene/ids.ts'
import type { Leak } from './leak.ts'
import { leaksTo } from './leaks_to.ts'
import type { ProductRoute } from '../routes/product_routes.ts'
import type { IdPlace, Rule } from '../routes/rule.ts'
import type { Scene } from '../scene/scene.ts'
import { toldBy } from './told_by.ts'
import { sample, TODAY } from '../../../rounds.ts'

/** As whom a short run asks each place; by turns, so that everyone asks somewhere, and everywhere within days. */
const ACTORS = 2

/** The matrix: asks routes for every kind of id as every actor, and compares with the answer to an id of nothing. @returns leaks */
export async function leaksOf(
  scene: Scene,
  routes: ProductRoute[],
  rules: Readonly<Record<string, Rule>>,
  mostActors = ACTORS
): Promise<Leak[]> {
  const leaks: Leak[] = []
  let turn = TODAY
  for (const route of routes) {
    const rule = rules[route.name]
    if (!rule || !('places' in rule)) continue
    for (const place of rule.places) {
      const actors = sample(actorsOf(scene, route.domain), mostActors, turn++)
      const found = await Promise.all(actors.map((actor) => leaksTo(actor, scene, route, place)))
      leaks.push(...found.flat(), ...(await untoldOwn(scene, route, place)))
    }
  }
  return leaks
}

/** A route that refuses its owner's id too would pass without this. */
async function untoldOwn(scene: Scene, route: ProductRoute, place: IdPlace): Promise<Leak[]> {
  if (place.tellsNothing) return []
  const owners = place.to === 'platform admins' ? ['platform admin'] : ['free', 'operator', 'anybody']
  const { name, browser } = actorsOf(scene, route.domain).find((actor) => owners.includes(actor.name))!
  const id = scene.own[place.kind]
  const own = await ask(await browser(), route, place, id)
  const twin = await ask(await browser(), route, place, twinOf(id))
  if (toldBy(own, id) !== toldBy(twin, twinOf(id)) && own.status < 500) return []
  const what = `it answered ${own.status}, as to an id of nothing, so nothing is proved here: ${own.text.slice(0, 300)}`
  return [{ route: route.name, actor: name, asked: `his own ${place.kind}`, what }]
}
