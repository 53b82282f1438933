import type { Browser } from 'playwright'
import type { Person } from '../cast.ts'
import { type Device, openDevice } from './chromium.ts'

type Size = { width?: number; height?: number; mode?: 'light' | 'dark' }

/** A device on which a member of the cast is already logged in. */
export async function logInAs(browser: Browser, { browser: known, brand }: Person, size: Size = {}): Promise<Device> {
  const device = await openDevice(browser, { host: brand.host, ...size })
  await device.context.addCookies([{ name: 'sid', value: known.cookies.get('sid')!, url: device.address('/') }])
  return device
}
