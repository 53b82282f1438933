import type { BrowserContext, Page } from 'playwright'

/**
 * How long a page may keep its readers waiting before a press does something. Its scripts come when it can be read already, and a busy
 * machine takes its time.
 */
const PATIENCE_MS = 60_000

/**
 * Lets every page of a device come back from going somewhere when it answers to presses: a press before the scripts have taken the page
 * over is lost, or is the browser's own. A press on a page that came by itself, say after a payment, waits in the same way. What is no
 * page of the site, or is never taken over, is there when it is loaded.
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
    // A page that is closed by now needs nothing.
    page.addLocatorHandler(untouched, () => takenOver(page), { noWaitAfter: true }).catch(() => {})
  })
}

/** What the browser takes over stands in `#visit`; a page without stays as the server wrote it. */
function takenOver(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => !document.getElementById('visit') || document.documentElement.hasAttribute('data-taken-over'),
    undefined,
    { timeout: PATIENCE_MS }
  )
}

/** In the page: React tells its developer tools of everything that it has done, effects included. The first is that it took over. */
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
