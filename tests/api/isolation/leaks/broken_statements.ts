import { actorsOf } from '../scene/actors_of.ts'
import { ask } from '../routes/ask.ts'
import { faultsOf } from './faults_of.ts'
import type { Leak } from './leak.ts'
import type { ProductRoute } from '../routes/product_routes.ts'
import { type ActorName, type Answers, type Rule, TOGETHER } from '../routes/rule.ts'
import type { Scene } from '../scene/scene.ts'
import { sample } from '../../../rounds.ts'

/**
 * Calls without an id that answer unlike their rule, or with something of the victim's. `actors`: as how many a short run
 * makes each call, by turns from `turn` on.
 */
export async function brokenStatements(
  scene: Scene,
  routes: ProductRoute[],
  rules: Readonly<Record<string, Rule>>,
  { actors = Infinity, turn = 0 } = {}
): Promise<Leak[]> {
  const leaks: Leak[] = []
  for (const route of routes) {
    const rule = rules[route.name]
    if (!rule || !('answers' in rule)) continue
    for (const actor of sample(actorsOf(scene, route.domain), actors, turn++)) {
      const answer = await ask(await actor.browser(), route, rule.send)
      const stated = statedFor(actor.name, rule.answers)
      const faults = faultsOf(answer, '', actor.seesAll || actor.name === 'anybody' ? [] : scene.canaries)
      if (![stated].flat().includes(answer.status))
        faults.push(
          `it answered ${answer.status}, and its rule says ${stated?.toString() ?? 'nothing of him'}: ${answer.text.slice(0, 300)}`
        )
      leaks.push(...faults.map((what) => ({ route: route.name, actor: actor.name, asked: 'nothing', what })))
    }
  }
  return leaks
}

function statedFor(name: ActorName, answers: Answers): Answers[ActorName] {
  const [together] = Object.entries(TOGETHER).find(([, names]) => (names as readonly ActorName[]).includes(name)) ?? []
  return answers[name] ?? answers[together as keyof typeof TOGETHER]
}
