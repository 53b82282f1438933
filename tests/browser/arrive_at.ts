import type { Device } from './chromium.ts'

/** Opens a page and waits until it answers to presses: on a busy machine its scripts come well after its words. */
export async function arriveAt({ page, address }: Device, path: string): Promise<void> {
  await page.goto(address(path))
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
}
