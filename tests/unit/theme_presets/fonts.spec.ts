import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { test } from '@japa/runner'
import { presets } from '@manyhearts/theme-presets/presets'
import { readFontManifest } from '@manyhearts/theme-presets/read_font_manifest'
import { theme } from '@manyhearts/theme-presets/theme'
import { typesetter } from '@manyhearts/theme-presets/typesetter'

const room = new URL('../../../theme-presets/', import.meta.url)

/** What a phone fetches before the first words stand in their own letters. */
const MOST_BYTES = 66_000

test.group('Fonts of a look', (group) => {
  group.setup(() => {
    execFileSync(process.execPath, ['scripts/build_fonts.ts'], { cwd: room })
  })

  test('have the weights they are set in, and are light', ({ assert }) => {
    for (const [name, { type }] of Object.entries(presets)) {
      const faces = readFontManifest()[name]!
      let bytes = 0
      for (const role of ['display', 'text'] as const) {
        const [least, most = least] = faces[role].weight.split(' ').map(Number)
        assert.isAtMost(least!, type[role].weight, `${name} ${role}`)
        assert.isAtLeast(most!, type[role].strong, `${name} ${role}`)
        const { file } = faces[role].files.find(({ subset }) => subset === 'latin')!
        const path = new URL(`dist/fonts/${file}`, room)
        assert.equal(readFileSync(path).subarray(0, 4).toString(), 'wOF2', file)
        bytes += statSync(path).size
      }
      assert.isBelow(bytes, MOST_BYTES, name)
    }
  })

  test('still vary: what is emphasised runs wider', async ({ assert }) => {
    const look = theme({ preset: 'blush' })
    const strong = { ...look, type: { ...look.type, text: { ...look.type.text, weight: look.type.text.strong } } }
    const width = async (one: typeof look) => (await typesetter(one, 'text', 16)).measure('Someone is glad you wrote')

    assert.isAbove(await width(strong), await width(look))
  })
})
