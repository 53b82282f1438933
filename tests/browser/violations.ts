import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Every page is sent it, and compiles it: without comments it is less than half as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Reporting the rules that pass would take as long as the check.
  resultTypes: ['violations'],
  iframes: false,
}

const SITE_IN_FRAME = /^(?:about:blank$|http:\/\/[^/]+\/\?look=)/

/** What axe finds on the page or within one part of it (WCAG 2.2 A and AA), one line each. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Content of frames is missed. The console’s shows a page of a brand, which is looked at by itself.
  if (page.frames().some((frame) => frame !== page.mainFrame() && !SITE_IN_FRAME.test(frame.url())))
    throw new Error(`${page.url()} has frames, into which nobody looks`)
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(
    async ([part, options]) => {
      const { violations: all } = await (window as unknown as { axe: typeof axe }).axe.run({ include: [part] }, options)
      return all.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, OPTIONS] as const
  )
  return found.map((line) => `${new URL(page.url()).pathname}: ${line}`)
}

/**
 * Waits for animations, also for those that begin with what a script shows next: half faded in, a text has half its contrast. Endless ones
 * are left out.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isComing = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    const twoFrames = () => new Promise((shown) => void requestAnimationFrame(() => void requestAnimationFrame(shown)))
    let coming: Animation[]
    do {
      await twoFrames()
      coming = document.getAnimations().filter(isComing)
      await Promise.allSettled(coming.map(({ finished }) => finished))
    } while (coming.length > 0)
  })
}
