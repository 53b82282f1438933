import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { TEXT_CONTRAST, contrast } from '@manyhearts/theme-presets/contrast'
import { presets } from '@manyhearts/theme-presets/presets'
import { type Cast, newCast } from '../../cast.ts'
import { sample } from '../../rounds.ts'
import { startChromium } from '../chromium.ts'
import { Gallery } from '../gallery.ts'
import { logInAs } from '../log_in_as.ts'

/** Colours of each letter and of what lies under it, as hex. */
function coloursOfLetters(): { letter: string; grounds: string[] }[] {
  const pen = document.createElement('canvas').getContext('2d')!
  const hex = (colour: string) => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return `#${[...pen.getImageData(0, 0, 1, 1).data]
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`
  }
  return [...document.querySelectorAll('[data-letter]')].map((letter) => {
    const ground = letter.parentElement!
    const stops = getComputedStyle(ground).backgroundImage.match(/(color|oklab|oklch|rgb)\([^)]*\)/g)!
    const disc = getComputedStyle(ground, '::before').backgroundColor
    return { letter: hex(getComputedStyle(letter).color), grounds: [...stops, disc].map(hex) }
  })
}

test.group('Somebody without a photo', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  test('is shown by the first letter of their name, which screen readers pass over', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())

    await page.goto(address(`/members/${cast.ben.profile.id}`))

    const letter = page.locator('main [data-letter]').first()
    assert.equal(await letter.getAttribute('data-letter'), 'B')
    assert.equal(await letter.locator('xpath=ancestor::*[@aria-hidden="true"]').count(), 1)
  })

  test('has a letter that reads in every look, with its accents, and none without a name', async ({
    assert,
    cleanup,
  }) => {
    const gallery = await Gallery.build()
    const shown = new Set<string>()
    for (const preset of sample(Object.keys(presets), 2))
      for (const mode of ['light', 'dark']) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
        cleanup(() => context.close())
        const page = await gallery.open(context, { preset, mode })
        const colours = await page.evaluate(coloursOfLetters)

        assert.isAbove(colours.length, 5)
        assert.equal(await page.locator('[class*="_letter_"]:not([data-letter])').count(), 1)
        for (const { letter, grounds } of colours)
          for (const ground of grounds) assert.isAtLeast(contrast(letter, ground), TEXT_CONTRAST, `${preset}, ${mode}`)
        for (const letter of await page.locator('[data-letter]').all())
          shown.add((await letter.getAttribute('data-letter'))!)
      }
    assert.includeMembers([...shown], ['W', 'Å', 'E\u0301', 'j'])
  })
})
