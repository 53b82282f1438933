import type { Browser } from 'playwright'
import type { Person } from '../cast.ts'
import { type Device, openDevice } from './chromium.ts'

/** A device on which a member of the cast is already logged in. */
export async function sitDown(
  browser: Browser,
  { browser: { cookies }, brand }: Person,
  more: Partial<Parameters<typeof openDevice>[1]> = {}
): Promise<Device> {
  const device = await openDevice(browser, { host: brand.host, ...more })
  await device.context.addCookies([{ name: 'sid', value: cookies.get('sid')!, url: device.address('') }])
  return device
}
