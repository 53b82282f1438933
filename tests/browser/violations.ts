import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What axe finds on the page as it stands, or within one part of it (WCAG 2.2 A and AA), a line each. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await atRest(page)
  const { violations: found } = await new AxeBuilder({ page })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(
    ({ id, nodes }) =>
      `${new URL(page.url()).pathname}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
  )
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
