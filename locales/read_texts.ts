import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from './languages.ts'
import type { Texts } from './namespaces.ts'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/** Namespaces that exist: the folders of English, but for the static pages. */
export function namespaces(): string[] {
  return readdirSync(`${ROOT}en`).filter((name) => name !== 'pages')
}

/** Paths of a namespace's files. */
export function textFiles(language: string, namespace: string): string[] {
  return globSync(`${language}/${namespace}/*.json`, { cwd: ROOT }).map((name) => `${ROOT}${name}`)
}

/** A namespace in one piece: each of its files holds some of the groups of keys. */
export function readTexts(language: Language, namespace: string): Texts {
  const parts = textFiles(language, namespace).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts)
  return Object.assign({}, ...parts) as Texts
}
