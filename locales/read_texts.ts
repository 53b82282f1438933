import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FormOfAddress } from './forms_of_address.ts'
import type { Language } from './languages.ts'
import type { Texts } from './namespaces.ts'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/** Namespaces that exist: the folders of English, but for the static pages. */
export function namespaces(): string[] {
  return readdirSync(`${ROOT}en`).filter((name) => name !== 'pages')
}

/** A language's own texts address readers informally; `formal/` beside them holds those that read otherwise. */
export function folderOf(language: string, form: FormOfAddress): string {
  return form === 'formal' ? `${language}/formal` : language
}

/** Paths of a namespace's files. */
export function textFiles(language: string, namespace: string, form: FormOfAddress = 'informal'): string[] {
  return globSync(`${folderOf(language, form)}/${namespace}/*.json`, { cwd: ROOT }).map((name) => `${ROOT}${name}`)
}

/**
 * A namespace in one piece: each of its files holds some of the groups of keys, and `resources` is in many, each of its groups where
 * the texts about it are. The formal form has only what differs.
 */
export function readTexts(language: Language, namespace: string, form: FormOfAddress = 'informal'): Texts {
  const parts = textFiles(language, namespace, form).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts)
  const resources = Object.assign({}, ...parts.map((part) => part.resources)) as Texts
  return { ...(Object.assign({}, ...parts) as Texts), ...(Object.keys(resources).length > 0 && { resources }) }
}
