import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SOURCES = [
  'tenant-site/{src,gallery}/**/*.{ts,tsx}',
  'admin-console/src/**/*.{ts,tsx}',
  'api/{app,start}/**/*.ts',
]
const KEY = /^(?:[a-z]+:)?[a-z_]+(?:\.[a-z_0-9]+)*$/i

export interface Used {
  /** Strings in the code that look like keys, without their namespaces. */
  literals: Set<string>
  /** Keys with values in them, such as `own.tabs.${tab}`. */
  patterns: RegExp[]
}

/** Every string of the code that may be a key of a text. */
export function usedKeys(): Used {
  const literals = new Set<string>()
  const patterns = new Map<string, RegExp>()
  for (const name of SOURCES.flatMap((source) => globSync(source, { cwd: ROOT })))
    visit(ts.createSourceFile(name, readFileSync(`${ROOT}${name}`, 'utf8'), ts.ScriptTarget.Latest, true, kindOf(name)))
  return { literals, patterns: [...patterns.values()] }

  function visit(node: ts.Node) {
    if (ts.isStringLiteralLike(node) && KEY.test(node.text)) literals.add(withoutNamespace(node.text))
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (parts.every((part) => /^[a-z_.:]*$/.test(part)) && parts.some((part) => /[a-z]\.|\.[a-z]/.test(part)))
        patterns.set(parts.join('*'), new RegExp(`^${parts.map(withoutNamespace).map(escaped).join('[a-z0-9_.-]+')}$`))
    }
    ts.forEachChild(node, visit)
  }
}

/** Whole keys, with their namespaces, that the code asks for: `t('site:common.close')`, or `t('close')` beside `useTranslation('…')`. */
export function keysIn(sources: string[]): Set<string> {
  const keys = new Set<string>()
  const files = sources.flatMap((source) => globSync(source, { cwd: ROOT, exclude: isForeign }))
  for (const name of files) {
    const source = readFileSync(`${ROOT}${name}`, 'utf8')
    const spaces = [...source.matchAll(/(?:useTranslation\(\[?|translationsIn\([^)]*?, )'([a-z]+)'/g)].map(
      ([, one]) => one!
    )
    const own = name.startsWith('admin-console') ? 'console' : new Set(spaces).size === 1 ? spaces[0]! : undefined
    for (const [, key] of source.matchAll(/\b(?:t|translate)\(\s*'([\w.:]+)'/g))
      if (key!.includes(':')) keys.add(key!)
      else if (own) keys.add(`${own}:${key}`)
    for (const [, key] of source.matchAll(
      /'((?:site|identity|members|discovery|chat|credits|safety|notices|reach|errors):[a-z_.]+)'/g
    ))
      keys.add(key!)
  }
  return keys
}

const isForeign = (name: string) => /(^|\/)(node_modules|dist|build|var|\.adonisjs)$/.test(name)
const kindOf = (name: string) => (name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
const withoutNamespace = (key: string) => key.replace(/^[a-z]+:/, '')
const escaped = (text: string) => text.replaceAll('.', '\\.')
