import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { noteOf, withoutPlural } from '@manyhearts/locales/exchange/notes'
import { filesOf, FOLDER, textsOf } from './all_texts.ts'

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(`${FOLDER}notes/${file}`, 'utf8'))
const files = globSync('*/*.json', { cwd: `${FOLDER}notes` })
const notesFor = (file: string) => new Map(files.includes(file) ? Object.entries(read(file)) : [])

test.group('Notes for translators', () => {
  test('name a key or a group of keys that exists', ({ assert }) => {
    assert.isNotEmpty(files)
    const lost = files.flatMap((file) => {
      const keys = filesOf('en').includes(file) ? [...textsOf('en', file).keys()].map(withoutPlural) : []
      return Object.keys(read(file)).filter((name) => !keys.some((key) => `${key}.`.startsWith(`${name}.`)))
    })

    assert.deepEqual(lost, [])
  })

  test('tell apart texts that are the same in English', ({ assert }) => {
    const homes = new Map<string, string[]>()
    for (const file of filesOf('en'))
      for (const [key, text] of textsOf('en', file)) {
        const same = `${file.startsWith('console/')} ${text}`
        homes.set(same, [...(homes.get(same) ?? []), `${file} ${withoutPlural(key)}`])
      }
    const unexplained = [...homes.values()]
      .map((places) => [...new Set(places)])
      .filter((places) => places.length > 1)
      .flatMap((places) =>
        places.filter((place) => {
          const [file = '', key = ''] = place.split(' ')
          return !noteOf(notesFor(file), key)
        })
      )

    assert.deepEqual(unexplained, [])
  })
})
