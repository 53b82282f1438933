import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { PageName } from '@manyhearts/locales/pages'
import { folderOf } from '@manyhearts/locales/read_texts'
import { parse } from 'yaml'
import type { PageReader } from './page_values.js'

const folder = dirname(fileURLToPath(import.meta.resolve('@manyhearts/locales/pages')))

export interface PageSource {
  title: string
  description: string
  body: string
}

/** The product's text, in the brand's form of address where it stands in that. */
export async function standardPage(name: PageName, { site, language }: PageReader): Promise<PageSource> {
  const fileIn = (form: FormOfAddress) => join(folder, folderOf(language, form), 'pages', `${name}.md`)
  const file = fileIn(site.settings.form_of_address)
  return pageSource(await readFile(existsSync(file) ? file : fileIn('informal'), 'utf8'))
}

/** Splits YAML front matter from Markdown. @throws without front matter */
export function pageSource(file: string): PageSource {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || body === undefined) throw new Error('A page begins with its title between two lines of ---')
  const { title, description } = parse(head) as Record<string, unknown>
  return { title: String(title), description: String(description), body }
}
