import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { exportCsv } from '@manyhearts/locales/exchange/export_csv'
import { importCsv, ImportFaults } from '@manyhearts/locales/exchange/import_csv'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { FOLDER } from './all_texts.ts'

const COMMAND = fileURLToPath(new URL('../../../locales/bin/texts.ts', import.meta.url))
/** Enough texts for each kind there is: those of the console, of mails and of landers are two thirds of all, and no other. */
const LEFT_OUT = /node_modules|\.ts$|\/(?:console|notices|landers|pages|reach|credits)$/

test.group('Texts as CSV', (group) => {
  let folder: string

  group.each.setup(() => {
    folder = `${mkdtempSync(join(tmpdir(), 'manyhearts-texts-'))}/`
    cpSync(FOLDER, folder, { recursive: true, filter: (name) => !LEFT_OUT.test(name) })
    return () => rmSync(folder, { recursive: true })
  })

  const polish = () => JSON.parse(readFileSync(`${folder}pl/site/common.json`, 'utf8'))
  const faultsOf = (csv: string): string[] => {
    try {
      importCsv(csv, folder)
    } catch (error) {
      return (error as ImportFaults).faults
    }
    return []
  }

  test('come back unchanged, with every key, note and language', ({ assert }) => {
    const csv = exportCsv(LANGUAGES, folder)

    assert.match(csv, /^\uFEFFkey,note,en,da,de,es,/)
    assert.include(csv, 'site:common.close')
    assert.include(csv, 'unread_messages_few')
    assert.deepEqual(importCsv(csv, folder), [])
  })

  test('change only what is written in a cell, and say so', ({ assert }) => {
    const before = polish()

    const changes = importCsv(
      'key,pl,de\nsite:common.close,Zamknij to,\nsite:common.unread_messages_few,{{count}} nowe,\n',
      folder
    )

    assert.deepEqual(
      changes.map(({ language, key, to }) => [language, key, to]),
      [
        ['pl', 'site:common.close', 'Zamknij to'],
        ['pl', 'site:common.unread_messages_few', '{{count}} nowe'],
      ]
    )
    const common = { ...before.common, close: 'Zamknij to', unread_messages_few: '{{count}} nowe' }
    assert.deepEqual(polish(), { ...before, common })
    assert.deepEqual(Object.keys(polish().common), Object.keys(before.common))
  })

  test('have a column for the formal form, which keeps only what differs, in order', ({ assert }) => {
    const formal = () => JSON.parse(readFileSync(`${folder}de/formal/site/entry_warning.json`, 'utf8')).entry
    const before = formal()

    assert.include(exportCsv(['de', 'de-formal'], folder), `${before.title}\n`)
    assert.deepEqual(importCsv(exportCsv(['de', 'de-formal'], folder), folder), [])
    rmSync(`${folder}nl/formal`, { recursive: true, force: true })
    importCsv(
      'key,de-formal,nl-formal\nsite:entry.refuse,Die Website verlassen,\nsite:common.browse_profiles,,Profielen zoeken\n',
      folder
    )
    assert.deepEqual(formal(), { ...before, refuse: 'Die Website verlassen' })
    assert.deepEqual(Object.keys(formal()), ['title', 'no_script', 'refuse', 'refused_text'])
    assert.deepEqual(JSON.parse(readFileSync(`${folder}nl/formal/site/common.json`, 'utf8')), {
      common: { browse_profiles: 'Profielen zoeken' },
    })
    importCsv('key,de-formal\nsite:entry.refuse,Website verlassen\n', folder)
    assert.deepEqual(formal(), before)
  })

  test('are refused as a whole where a key, a form, a language or a placeholder is wrong', ({ assert }) => {
    const before = polish()

    assert.deepEqual(
      faultsOf(
        [
          'key,pl,de',
          'site:common.close,Zamknij,',
          'site:common.closed,Zamknij,',
          'site:common.unread_messages_few,,Wenige',
          'site:price.range,od {{least}},',
          'site:common.log_out_now,x,',
        ].join('\n')
      ),
      [
        'Line 3: there is no text site:common.closed',
        'Line 4: de has no such form, site:common.unread_messages_few',
        'Line 5: pl site:price.range needs {{least}} {{most}}',
        'Line 6: there is no text site:common.log_out_now',
      ]
    )
    assert.deepEqual(faultsOf('key,xx\nsite:common.close,X'), ['There is no language xx'])
    assert.deepEqual(faultsOf('name,pl\nsite:common.close,X'), ['The first line needs a column called key'])
    assert.deepEqual(polish(), before)
  })

  test('have a command, which explains itself', async ({ assert }) => {
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [COMMAND, ...args])
    const file = `${folder}texts.csv`

    assert.include((await run('--help')).stdout, 'npm run texts -- csv FILE')
    await run('csv', file, '--languages', 'fi')
    assert.match(readFileSync(file, 'utf8'), /^\uFEFFkey,note,en,fi\n/)
    assert.include((await run('import', file)).stdout, '0 texts changed')
    writeFileSync(file, 'key,fi\nsite:nothing,X\n')
    await assert.rejects(() => run('import', file), /Nothing was changed/)
    await assert.rejects(() => run())
  })
})
