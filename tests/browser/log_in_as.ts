import type { Browser } from 'playwright'
import type { Person } from '../cast.ts'
import { type Device, openDevice } from './chromium.ts'
import { takeSession } from './take_session.ts'

/** A device on which a member of the cast is already logged in. */
export async function logInAs(
  browser: Browser,
  person: Person,
  options: Partial<Parameters<typeof openDevice>[1]> = {}
): Promise<Device> {
  const device = await openDevice(browser, { host: person.brand.host, ...options })
  await takeSession(device.context, person)
  return device
}
