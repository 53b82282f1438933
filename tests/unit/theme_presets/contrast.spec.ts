import { test } from '@japa/runner'
import { contrast, readable } from '@manyhearts/theme-presets/contrast'
import { parseColour } from '@manyhearts/theme-presets/parse_colour'
import { toHex } from '@manyhearts/theme-presets/oklch'

test.group('Contrast', () => {
  test('black on white has the highest', ({ assert }) => {
    assert.equal(contrast('#000', '#ffffff'), 21)
    assert.equal(contrast('#ffffff', '#000'), 21)
  })

  test('bright pink is too light for white text', ({ assert }) => {
    assert.closeTo(contrast('oklch(0.63 0.24 0)', '#fff'), 3.97, 0.02)
  })

  test('a colour moves only as far as reading needs', ({ assert }) => {
    const pink = readable('oklch(0.63 0.24 0)', '#ffffff', 4.5)

    assert.isAtLeast(contrast(pink, '#ffffff'), 4.5)
    assert.isBelow(contrast(pink, '#ffffff'), 4.7)
    assert.equal(readable('#123456', '#ffffff', 4.5), '#123456')
  })

  test('a colour becomes readable on all of its backgrounds at once', ({ assert }) => {
    const grounds = ['#ffffff', '#f2e9d8', '#ffd9e6']
    const ink = readable('#e8c34a', grounds, 4.5)

    assert.isTrue(grounds.every((ground) => contrast(ink, ground) >= 4.5))
  })

  test('a colour that no screen can show keeps its lightness and hue', ({ assert }) => {
    const shown = parseColour(toHex({ l: 0.7, c: 0.5, h: 150, alpha: 1 }))!

    assert.closeTo(shown.l, 0.7, 0.01)
    assert.closeTo(shown.h, 150, 2)
    assert.isBelow(shown.c, 0.3)
  })

  test('a hex colour survives the way to oklch and back', ({ assert }) => {
    for (const hex of ['#000000', '#ffffff', '#e0115f', '#0a7d8c', '#c0ffee', '#12345678']) {
      assert.equal(toHex(parseColour(hex)!), hex)
    }
  })

  test('text that names no colour is refused', ({ assert }) => {
    for (const text of ['', 'pink', '#12', 'oklch(2 0 0)', 'oklch(0.5 0.1)', 'url(x)', '#fff;}']) {
      assert.isUndefined(parseColour(text))
    }
  })
})
