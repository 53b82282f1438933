import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageName } from '@manyhearts/locales/pages'
import { parse } from 'yaml'

const folder = dirname(fileURLToPath(import.meta.resolve('@manyhearts/locales/pages')))

export interface PageSource {
  title: string
  description: string
  body: string
}

export async function standardPage(name: PageName, language: string): Promise<PageSource> {
  return pageSource(await readFile(join(folder, language, 'pages', `${name}.md`), 'utf8'))
}

/** Splits YAML front matter from Markdown. @throws without front matter */
export function pageSource(file: string): PageSource {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || body === undefined) throw new Error('A page begins with its title between two lines of ---')
  const { title, description } = parse(head) as Record<string, unknown>
  return { title: String(title), description: String(description), body }
}
