import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ChoiceField } from '@manyhearts/locales/profile_fields'
import { PRODUCT_ROOT } from '#app/http/product_root'

export const DEMO = join(PRODUCT_ROOT, 'database/seeders')

export interface DemoPerson extends Partial<Record<ChoiceField, string>> {
  key: string
  brand: string
  kind: 'member' | 'fictional'
  name: string
  gender: 'male' | 'female'
  looking_for: 'male' | 'female' | 'both'
  age: number
  country: string
  region: string
  city?: string
  interests: string[]
  about_me: string
  photos: number
  premium?: boolean
  language: string
}

export interface DemoLine {
  from: string
  text: string
  /** The key of a gift that brings the words. */
  gift?: string
}

export interface DemoTalk {
  chats: { brand: string; between: [string, string]; lines: DemoLine[] }[]
  likes: { brand: string; from: string; to: string }[]
}

export async function demoPeople(): Promise<DemoPerson[]> {
  const files = (await readdir(join(DEMO, 'people'))).filter((name) => /^[a-z]{2}\.yaml$/.test(name))
  const lists = await Promise.all(
    files.map(async (name) => {
      const people = parse(await readFile(join(DEMO, 'people', name), 'utf8')) as Omit<DemoPerson, 'language'>[]
      return people.map((person) => ({ ...person, language: name.slice(0, 2) }))
    })
  )
  return lists.flat()
}

export async function demoTalk(): Promise<DemoTalk> {
  return parse(await readFile(join(DEMO, 'people/chats.yaml'), 'utf8'))
}

export async function demoManifests(): Promise<{ name: string; source: string }[]> {
  const names = (await readdir(join(DEMO, 'brands'))).filter((name) => name.endsWith('.yaml')).sort()
  return Promise.all(names.map(async (name) => ({ name, source: await readFile(join(DEMO, 'brands', name), 'utf8') })))
}
