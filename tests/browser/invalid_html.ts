import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright'

const STANDARD = new HtmlValidate({ extends: ['html-validate:standard'] })

/** What of the page as it stands isn't HTML as its standard wants it, one line each. */
export async function invalidHtml(page: Page): Promise<string[]> {
  const { results } = await STANDARD.validateString(await page.content())
  const { pathname } = new URL(page.url())
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${pathname}: ${message} (${selector})`)
  )
}
