import type { BrowserContext, Page } from 'playwright'

/** How long a page may take to answer to presses: its scripts come after its content, and a busy machine takes its time. */
const PATIENCE_MS = 60_000

/**
 * Navigation returns when React has taken the page over: earlier presses are lost, or handled by the browser. Presses on pages that
 * came by themselves, such as after a payment, wait too. Other pages are ready when they are loaded.
 */
export async function comeBackTakenOver(context: BrowserContext): Promise<void> {
  await context.addInitScript(tellWhenTakenOver)
  context.on('page', (page) => {
    const [goto, reload, goBack] = [page.goto.bind(page), page.reload.bind(page), page.goBack.bind(page)]
    const thenTakenOver = async <Answer>(answer: Answer) => {
      await takenOver(page)
      return answer
    }
    page.goto = (...way) => goto(...way).then(thenTakenOver)
    page.reload = (...way) => reload(...way).then(thenTakenOver)
    page.goBack = (...way) => goBack(...way).then(thenTakenOver)
    const untouched = page.locator('html:has(#visit):not([data-taken-over])')
    // A closed page needs nothing.
    page.addLocatorHandler(untouched, () => takenOver(page), { noWaitAfter: true }).catch(() => {})
  })
}

/** React takes over `#visit`; a page without it stays as the server rendered it. */
function takenOver(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => !document.getElementById('visit') || document.documentElement.hasAttribute('data-taken-over'),
    undefined,
    { timeout: PATIENCE_MS }
  )
}

/** In the page: React reports every commit, effects included, to its developer tools; the first is the takeover. */
function tellWhenTakenOver(): void {
  const nothing = () => {}
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: nothing,
      onScheduleFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onCommitFiberRoot: nothing,
      onPostCommitFiberRoot: () => document.documentElement.setAttribute('data-taken-over', ''),
    },
  })
}
