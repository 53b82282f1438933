import type { BrowserContext } from 'playwright'
import type { Person } from '../cast.ts'

export function takeSession(context: BrowserContext, { browser, brand }: Person): Promise<void> {
  const url = `http://${brand.host}:${process.env.PORT}`
  return context.addCookies([{ name: 'sid', value: browser.cookies.get('sid')!, url }])
}
