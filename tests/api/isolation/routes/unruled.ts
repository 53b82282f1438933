import { unruledResources } from './console_resources.ts'
import type { ProductRoute } from './product_routes.ts'
import type { Rule } from './rule.ts'

/** What is wrong with the table of rules, in sentences that say what to do. */
export function unruled(routes: ProductRoute[], rules: Readonly<Record<string, Rule>>): string[] {
  const names = new Set(routes.map(({ name }) => name))
  return [
    ...routes
      .filter(({ name }) => !Object.hasOwn(rules, name))
      .map(
        ({ name, method, pattern, params }) =>
          `${method} ${pattern} has no rule. Add one line to tests/api/isolation/routes/rules.ts (platform_rules.ts or console/ for a host of the platform): ` +
          (params.length > 0
            ? `'${name}': takes({ kind: 'profile', to: 'members' }) for what :${params.join(', :')} names` +
              ` (more parameters: with: {…}; a body: body: (id) => …)`
            : `'${name}': noIds({ visitor: 403, members: 200 }), or takes({ kind, to, body: (id) => … }) if its body or query names a row`)
      ),
    ...routes
      .filter(({ name, params }) => {
        const rule = rules[name]
        return rule && 'answers' in rule && params.some((param) => rule.send.with?.[param] === undefined)
      })
      .map(({ name, pattern }) => `${name} (${pattern}) has parameters: say takes(…), or their values by with: {…}`),
    ...Object.keys(rules)
      .filter((name) => !names.has(name))
      .map((name) => `The rule '${name}' is about no route: was it renamed?`),
    ...unruledResources().map(
      (name) =>
        `The console lists '${name}': say in tests/api/isolation/routes/console_resources.ts what its ids are of`
    ),
  ]
}
