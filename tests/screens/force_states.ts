import type { Page } from 'playwright'

/** Makes the browser treat controls with `data-force` as hovered, focused or pressed. */
export async function forceStates(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument', { depth: 0 })
  for (const state of ['hover', 'focus-visible', 'active']) {
    const within = `[data-force="${state}"] :is(button, input)`
    const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: within })
    for (const nodeId of nodeIds) await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] })
  }
}
