import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { cssVariables } from '@manyhearts/theme-presets/css_variables'
import { muiTheme } from '@manyhearts/theme-presets/mui_theme'
import { presets, type PresetName } from '@manyhearts/theme-presets/presets'
import { readFontManifest } from '@manyhearts/theme-presets/read_font_manifest'
import { theme } from '@manyhearts/theme-presets/theme'

const room = new URL('../../../theme-presets/', import.meta.url)
const names = Object.keys(presets) as PresetName[]

test.group('Style sheet of a theme', () => {
  test('has nothing undefined', ({ assert }) => {
    for (const preset of names) {
      const css = cssVariables(theme({ preset }), { fonts: readFontManifest() })

      assert.notMatch(css, /NaN|undefined|null|Infinity|\[object/)
      assert.equal(css.split('{').length, css.split('}').length)
      assert.notInclude(css, '<')
    }
  })

  test('gives both modes and starts with the preset’s own', ({ assert }) => {
    const blush = cssVariables(theme({ preset: 'blush' }))
    const velvet = cssVariables(theme({ preset: 'velvet' }))

    assert.match(blush, /:root\{[^}]*color-scheme:light/)
    assert.match(velvet, /:root\{[^}]*color-scheme:dark/)
    for (const css of [blush, velvet]) {
      assert.match(css, /^\[data-mode=light\]\{color-scheme:light/m)
      assert.match(css, /^\[data-mode=dark\]\{color-scheme:dark/m)
    }
    assert.include(blush, '@media (prefers-color-scheme:dark)')
    assert.notInclude(velvet, 'prefers-color-scheme')
  })

  test('has no motion for people who asked for less', ({ assert }) => {
    assert.include(cssVariables(theme()), '@media (prefers-reduced-motion:reduce)')
  })

  test('stays inside a preview when there is one', ({ assert }) => {
    const css = cssVariables(theme(), { root: '.preview' })

    assert.notInclude(css, ':root')
    assert.notMatch(css, /(^|[,{}])\[data-mode/m)
  })

  test('serves existing fonts that have Polish and Scandinavian letters', ({ assert }) => {
    for (const faces of Object.values(readFontManifest())) {
      for (const face of [faces.display, faces.text]) {
        assert.isTrue(face.files.every(({ file }) => existsSync(new URL(`dist/fonts/${file}`, room))))
        assert.deepEqual(
          face.files.map(({ subset }) => subset),
          ['latin', 'latin-rare', 'latin-ext']
        )
        assert.match(face.files[0]!.unicode_range, /,U\+BF-FF,/)
        assert.match(face.files[2]!.unicode_range, /^U\+100-2BA,/)
      }
    }
  })

  test('gives MUI hex colours', ({ assert }) => {
    const { palette, shadows } = muiTheme(theme({ preset: 'dusk' }), 'dark')

    assert.equal(palette.mode, 'dark')
    assert.match(palette.primary.main, /^#[\da-f]{6}$/)
    assert.lengthOf(shadows, 25)
    assert.notMatch(JSON.stringify(muiTheme(theme())), /oklch|null|NaN/)
  })
})
