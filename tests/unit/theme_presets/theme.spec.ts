import { test } from '@japa/runner'
import fc from 'fast-check'
import { contrast } from '@manyhearts/theme-presets/contrast'
import { parsePreset } from '@manyhearts/theme-presets/parse_preset'
import { presets, type PresetName } from '@manyhearts/theme-presets/presets'
import { theme } from '@manyhearts/theme-presets/theme'
import { unreadable } from './pairs.ts'
import { randomPreset } from './random_preset.ts'

const names = Object.keys(presets) as PresetName[]
const modes = ['light', 'dark'] as const

test.group('Theme', () => {
  test('every text of every preset is readable, light and dark', ({ assert }) => {
    for (const preset of names) {
      for (const mode of modes) {
        assert.deepEqual(unreadable(theme({ preset }).modes[mode]), [], `${preset} ${mode}`)
      }
    }
  })

  test('the presets appear as their designer chose them', ({ assert }) => {
    for (const preset of names) {
      for (const mode of modes) {
        const shown = theme({ preset }).modes[mode]
        for (const [token, colour] of Object.entries(presets[preset].colours[mode])) {
          if (!['gradient', 'scrim', 'shadow'].includes(token)) {
            const drift = contrast(colour as string, shown[token as 'ink'])
            assert.isBelow(drift, 1.05, `${preset} ${mode} ${token}`)
          }
        }
      }
    }
  })

  test('an action stands out on the dark band, also in a tenant’s own colour', ({ assert }) => {
    for (const preset of names) {
      for (const primary of [undefined, '#101010', '#5a1030', '#ffe600']) {
        const { primary: shown, deep } = theme({ preset, primary }).modes.dark
        assert.isAtLeast(contrast(shown, deep), 3, `${preset} ${primary}`)
      }
    }
  })

  test('any valid preset becomes readable', ({ assert }) => {
    fc.assert(
      fc.property(randomPreset, fc.constantFrom(...modes), (preset, mode) => {
        assert.property(parsePreset(preset), 'preset')
        assert.deepEqual(unreadable(theme({ preset }).modes[mode]), [])
      }),
      { numRuns: 60 }
    )
  })

  test('any colours of a tenant stay readable on any preset', ({ assert }) => {
    const channel = fc.integer({ min: 0, max: 255 }).map((v) => v.toString(16).padStart(2, '0'))
    const hex = fc.tuple(channel, channel, channel).map((channels) => '#' + channels.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...names), hex, hex, (preset, primary, secondary) => {
        const own = theme({ preset, primary, secondary })
        assert.deepEqual(
          modes.flatMap((mode) => unreadable(own.modes[mode])),
          []
        )
      }),
      { numRuns: 60 }
    )
  })

  test('a tenant with a readable colour gets exactly that colour', ({ assert }) => {
    assert.equal(theme({ primary: '#0a6b5d' }).modes.light.primary, '#0a6b5d')
  })

  test('a button whose colour had to move does not flash when pressed', ({ assert }) => {
    const { primary, primary_hover } = theme({ primary: '#ffe600' }).modes.light

    assert.notEqual(primary, '#ffe600')
    assert.isBelow(contrast(primary, primary_hover), 1.5)
  })

  test('an unknown preset or colour is refused', ({ assert }) => {
    assert.throws(() => theme({ preset: 'neon' as PresetName }), /no preset "neon"/)
    assert.throws(() => theme({ primary: 'red;}' }), /no colour/)
  })
})
