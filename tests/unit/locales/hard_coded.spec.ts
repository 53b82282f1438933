import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { hardCoded } from './hard_coded.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

test.group('Texts of the screens', () => {
  test('all come from the translations, so that every language has them', ({ assert }) => {
    const screens = globSync('tenant-site/src/**/*.tsx', { cwd: ROOT })
    assert.isAbove(screens.length, 100)

    const found = screens.flatMap((name) =>
      hardCoded(readFileSync(`${ROOT}${name}`, 'utf8')).map((words) => `${name}:${words}`)
    )

    assert.deepEqual(found, [])
  })

  test('are found wherever people would read or hear them', ({ assert }) => {
    const source = `const screen = (
      <main title="Members" data-kind="plain">
        Hello {name}, {'dear'} · 3
        <img alt="A cat" src="cat.png" />
        <input placeholder={'Your name'} type="text" />
        <p aria-label={t('label')}>{t('text')}</p>
      </main>
    )`

    assert.deepEqual(hardCoded(source), ['2: Members', '3: Hello', '3: dear', '4: A cat', '5: Your name'])
  })
})
