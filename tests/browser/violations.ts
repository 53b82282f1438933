import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // What is in order needs no telling, which takes as long as the looking.
  resultTypes: ['violations'],
}

/** What axe finds on the page as it stands, or within one part of it (WCAG 2.2 A and AA), a line each. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // What stands in a frame would go unseen; there is none so far.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, into which nobody looks`)
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([part, options]) => {
      const { violations: all } = await (window as unknown as { axe: typeof axe }).axe.run({ include: [part] }, options)
      return all.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, OPTIONS] as const
  )
  return found.map((line) => `${new URL(page.url()).pathname}: ${line}`)
}

/** Waits for what is still moving in: half faded in, a text has half its contrast. What turns for ever is left out. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const coming = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(coming.map(({ finished }) => finished))
  })
}
