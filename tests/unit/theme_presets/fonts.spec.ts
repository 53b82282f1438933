import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { presets } from '@manyhearts/theme-presets/presets'
import { readFontManifest } from '@manyhearts/theme-presets/read_font_manifest'
import { theme } from '@manyhearts/theme-presets/theme'
import { typesetter } from '@manyhearts/theme-presets/typesetter'

const room = new URL('../../../theme-presets/', import.meta.url)

const texts = fileURLToPath(new URL('../../../locales', import.meta.url))

/** What a phone loads before the first text shows in its own font. */
const MOST_BYTES = 58_000

test.group('Fonts of a theme', () => {
  test('have the weights they are set in, and are light', ({ assert }) => {
    for (const [name, { type }] of Object.entries(presets)) {
      const faces = readFontManifest()[name]!
      const files = new Set<string>()
      for (const role of ['display', 'text'] as const) {
        const [least, most = least] = faces[role].weight.split(' ').map(Number)
        assert.isAtMost(least!, type[role].weight, `${name} ${role}`)
        assert.isAtLeast(most!, type[role].strong, `${name} ${role}`)
        const { file } = faces[role].files.find(({ subset }) => subset === 'latin')!
        const path = new URL(`dist/fonts/${file}`, room)
        assert.equal(readFileSync(path).subarray(0, 4).toString(), 'wOF2', file)
        files.add(file)
      }
      const bytes = [...files].reduce((sum, file) => sum + statSync(new URL(`dist/fonts/${file}`, room)).size, 0)
      assert.isBelow(bytes, MOST_BYTES, name)
    }
  })

  test('are one file each for all we write, and two in Polish', ({ assert }) => {
    const { files } = readFontManifest().blush!.text
    const homeOf = (sign: string) => files.find(({ unicode_range: range }) => isWithin(sign, range))?.subset

    for (const language of LANGUAGES) {
      const signs = new Set(
        globSync(`${texts}/${language}/**/*.{json,md}`).flatMap((file) => [...readFileSync(file, 'utf8')])
      )
      const needed = new Set([...signs].map(homeOf))
      assert.sameMembers([...needed], language === 'pl' ? ['latin', 'latin-ext'] : ['latin'], language)
    }
  })

  test('still vary: emphasised text runs wider', async ({ assert }) => {
    const look = theme({ preset: 'blush' })
    const strong = { ...look, type: { ...look.type, text: { ...look.type.text, weight: look.type.text.strong } } }
    const width = async (one: typeof look) => (await typesetter(one, 'text', 16)).measure('Someone is glad you wrote')

    assert.isAbove(await width(strong), await width(look))
  })
})

function isWithin(sign: string, range: string): boolean {
  return range.split(',').some((part) => {
    const [from, to = from] = part.slice('U+'.length).split('-')
    const code = sign.codePointAt(0)!
    return code >= parseInt(from!, 16) && code <= parseInt(to!, 16)
  })
}
