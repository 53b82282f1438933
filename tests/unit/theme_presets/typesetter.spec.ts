import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { presets, type PresetName } from '@manyhearts/theme-presets/presets'
import { theme } from '@manyhearts/theme-presets/theme'
import { typesetter } from '@manyhearts/theme-presets/typesetter'

const texts = fileURLToPath(new URL('../../../locales', import.meta.url))
const names = Object.keys(presets) as PresetName[]
const PLACE = { x: 10, y: 20, size: 50 }

const displayOf = (preset: PresetName) => typesetter(theme({ preset }), 'display', 72)
const paths = (svg: string) => svg.match(/<path /g)?.length ?? 0

test.group('Words as outlines', () => {
  test('are drawn in every preset’s face, each character once', async ({ assert }) => {
    for (const preset of names) {
      const face = await displayOf(preset)

      assert.equal(paths(face.set('Łódź øm', PLACE)), 6, preset)
      assert.notMatch(face.set('Łódź øm', PLACE), /NaN|undefined|null/)
    }
  })

  test('have every letter of our languages', async ({ assert }) => {
    const letters = new Set(
      LANGUAGES.flatMap((language) =>
        globSync(`${texts}/${language}/**/*.json`).flatMap((file) => [...readFileSync(file, 'utf8')])
      ).filter((sign) => /\p{L}/u.test(sign))
    )
    for (const preset of names) {
      const face = await displayOf(preset)
      const missing = [...letters].filter((letter) => paths(face.set(letter, PLACE)) === 0)

      assert.deepEqual(missing, [], preset)
    }
  })

  test('are kerned: a pair may be closer than its characters alone', async ({ assert }) => {
    const { measure } = await displayOf('dusk')

    assert.isBelow(measure('AV'), measure('A') + measure('V') - 0.03)
    assert.isAbove(measure('AVA'), measure('AV'))
    assert.equal(measure(''), 0)
  })

  test('leave out characters the face doesn’t have', async ({ assert }) => {
    const face = await displayOf('blush')

    assert.equal(face.measure('漢'), 0)
    assert.equal(face.set('漢a', PLACE), face.set('a', PLACE))
  })
})
