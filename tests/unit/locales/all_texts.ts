import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { folderOf } from '@manyhearts/locales/read_texts'

export const FOLDER = fileURLToPath(new URL('../../../locales/', import.meta.url))

/** What a formal brand says differently; only some languages have it. */
export const formalFolder = (language: string) => folderOf(language, 'formal')

/** Paths such as `identity/sign_up.json`, of one language or its formal folder. */
export const filesOf = (language: string) => globSync('*/*.json', { cwd: `${FOLDER}${language}` }).sort()

/** A file's texts by their full keys, such as `nav.search`, in its order. */
export function textsOf(language: string, file: string): Map<string, string> {
  const texts = new Map<string, string>()
  const add = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') texts.set(path.join('.'), value)
    else for (const [key, inner] of Object.entries(value as object)) add(inner, [...path, key])
  }
  add(JSON.parse(readFileSync(`${FOLDER}${language}/${file}`, 'utf8')), [])
  return texts
}

export const PLURAL = /_(zero|one|two|few|many|other)$/
