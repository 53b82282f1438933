import type { Page } from 'playwright'

/** Posts as the page's own script would. @throws when it is refused */
export async function sendFrom(page: Page, path: string, body: string, type = 'application/json'): Promise<void> {
  const refused = await page.evaluate(
    async ([to, init]) => {
      const answer = await fetch(to, init)
      return answer.ok ? '' : `${answer.status} ${await answer.text()}`
    },
    [path, { method: 'POST', headers: { 'content-type': type, 'x-requested-with': 'manyhearts' }, body }] as const
  )
  if (refused) throw new Error(`${new URL(path, page.url())}: ${refused}`)
}
