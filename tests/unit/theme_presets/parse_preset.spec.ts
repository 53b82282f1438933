import { test } from '@japa/runner'
import { parsePreset } from '@manyhearts/theme-presets/parse_preset'
import { presets } from '@manyhearts/theme-presets/presets'

const faultsOf = (json: unknown) => {
  const result = parsePreset(json)
  return 'faults' in result ? result.faults : []
}

test.group('Reading a preset', () => {
  test('the six presets are valid and of design version 2', ({ assert }) => {
    for (const [name, preset] of Object.entries(presets)) {
      assert.deepEqual(parsePreset(preset), { preset })
      assert.equal(preset.name, name)
      assert.equal(preset.design_version, 2)
    }
  })

  test('a bad preset names every place that is wrong', ({ assert }) => {
    const bad = structuredClone(presets.blush) as any
    bad.design_version = 1
    bad.colours.dark.primary = 'pink'
    delete bad.colours.light.ink
    bad.type.text.face = 'comic_sans'
    bad.type.sizes.md = [18, 12]
    bad.space = [4, 8]
    bad.radius.blob = 3

    assert.sameMembers(
      faultsOf(bad).map(({ path }) => path),
      [
        'design_version',
        'colours.dark.primary',
        'colours.light.ink',
        'type.text.face',
        'type.sizes.md',
        'space',
        'radius.blob',
      ]
    )
    assert.isTrue(faultsOf(bad).every(({ reason }) => reason.length > 10))
  })

  test('a dark card in a light mode is a fault, because no ink would read on both', ({ assert }) => {
    const bad = structuredClone(presets.blush)
    bad.colours.light.surface_2 = 'oklch(0.3 0.05 300)'

    assert.deepEqual(faultsOf(bad), [
      { path: 'colours.light.surface_2', reason: 'must have a lightness from 0.85 to 1' },
    ])
  })

  test('what is no preset at all is a fault, not a crash', ({ assert }) => {
    for (const json of [null, undefined, 3, 'blush', [], { colours: [] }]) {
      assert.isNotEmpty(faultsOf(json))
    }
  })

  test('nothing in a preset can break out of the style sheet', ({ assert }) => {
    const bad = structuredClone(presets.ember) as any
    bad.type.display.axes = { 'wdth"}body{': 1 }
    bad.motion.spring = ['0', 1, 1, 'x);}']

    assert.sameMembers(
      faultsOf(bad).map(({ path }) => path),
      ['type.display.axes', 'motion.spring']
    )
  })
})
