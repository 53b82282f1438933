import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Browser } from 'playwright'
import { cssVariables } from '@manyhearts/theme-presets/css_variables'
import { presets } from '@manyhearts/theme-presets/presets'
import { readFontManifest } from '@manyhearts/theme-presets/read_font_manifest'
import { theme } from '@manyhearts/theme-presets/theme'
import { unreadable } from '../../unit/theme_presets/pairs.ts'
import { randomPreset } from '../../unit/theme_presets/random_preset.ts'
import { startChromium } from '../chromium.ts'
import { Gallery } from '../gallery.ts'
import { violations } from '../violations.ts'
import { IS_FULL_RUN, sample } from '../../rounds.ts'

const MODES = ['light', 'dark'] as const
const OVERLAYS = ['dialog', 'sheet', 'match']

/** Waits until every colour is the new one: inherited ones follow a frame later per level. */
async function settle(): Promise<void> {
  const moving = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished))
}

test.group('Every component in every state', (group) => {
  let browser: Browser
  let gallery: Gallery
  group.setup(async () => {
    const started = await Promise.all([startChromium(), Gallery.build()])
    browser = started[0]
    gallery = started[1]
  })
  group.teardown(() => browser.close())

  async function open({ preset = 'blush', mode = 'light', width = 1280 }) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await gallery.open(context, { preset, mode })
    return { page, close: () => context.close() }
  }

  for (const preset of sample(Object.keys(presets), 1)) {
    test(`is accessible in ${preset}, light and dark`, async ({ assert, cleanup }) => {
      const look = async (mode: (typeof MODES)[number]) => {
        const { page, close } = await open({ preset, mode })
        cleanup(close)
        assert.deepEqual(await violations(page), [], mode)
        for (const name of OVERLAYS) {
          await page.getByRole('button', { name: `Open ${name}` }).click()
          await page.getByRole('dialog').waitFor()
          assert.deepEqual(await violations(page, '[role=dialog]'), [], `${name} in ${mode}`)
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'detached' })
        }
      }
      await Promise.all(MODES.map(look))
    }).tags(['@full'])
  }

  test('fits a phone of 320 px, the longest words too', async ({ assert, cleanup }) => {
    for (const preset of sample(Object.keys(presets), 2)) {
      const { page, close } = await open({ preset, width: 320 })
      cleanup(close)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, preset)
    }
  }).tags(['@full'])

  // The colours of random presets are a test of their own; here each of them costs as much as a journey.
  if (!IS_FULL_RUN) return

  test('is accessible in any preset that can be written: one JSON file', async ({ assert, cleanup }) => {
    const { page, close } = await open({})
    cleanup(close)
    for (const preset of fc.sample(randomPreset, 2)) {
      const look = theme({ preset: structuredClone(preset) })
      const css = cssVariables(look, { fonts: readFontManifest() })
      for (const mode of MODES) {
        await page.evaluate(
          ([text, dress]) => {
            document.querySelector('#theme')!.textContent = text
            document.documentElement.dataset.mode = dress
          },
          [css, mode] as const
        )
        await page.evaluate(settle)
        const told = JSON.stringify(preset.colours[mode])
        assert.deepEqual(unreadable(look.modes[mode]), [], told)
        assert.deepEqual(await violations(page), [], told)
      }
    }
  }).tags(['@full'])
})
