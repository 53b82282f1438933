import type { Person } from '#site/ui/person.ts'
import { LONG_WORDS } from './long_words.ts'

const fictional = { label: 'Fictional profile' }
const painted = (from: string, to: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="400" height="500" fill="url(#g)"/><circle cx="200" cy="200" r="90" fill="#fff8"/><path d="M40 500c0-110 64-170 160-170s160 60 160 170" fill="#fff8"/></svg>`)}`,
  placeholder: '',
})

/** Invented people: with and without a photo, fictional, with a very long name. */
export const PEOPLE = {
  plain: { name: 'Mira', age: 34, photo: painted('#f4a0b8', '#7a3d8c'), fictional: null },
  pale: { name: 'Ola', age: 61, photo: painted('#ffffff', '#f6f1e4'), fictional },
  without: { name: 'Tom', age: null, photo: null, fictional: null },
  fictional: { name: 'Ada', age: 29, photo: painted('#39506e', '#0d1420'), fictional },
  long: { name: LONG_WORDS.name, age: 52, photo: null, fictional: { label: 'Fiktiivinen profiili' } },
} satisfies Record<string, Person>
