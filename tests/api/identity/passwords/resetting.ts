import type { Brand } from '../../../cast.ts'
import { newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'

export const NEW_PASSWORD = 'a new one, quite long'

export const forget = (brand: Brand, email: string, browser = new Visitor(brand.host)) =>
  browser.post('/api/password-resets', { email })

/** Requests the link and reads it from the mail; `mails` is how many the address has received by then. */
export async function resetToken(brand: Brand, email: string, mails = 1): Promise<string> {
  await forget(brand, email)
  return tokenIn(await newestMailTo(email, mails))
}

export const reset = (brand: Brand, token: string, password = NEW_PASSWORD, browser = new Visitor(brand.host)) =>
  browser.post(`/api/password-resets/${token}`, { password })

export const logIn = (brand: Brand, email: string, password: string, browser = new Visitor(brand.host)) =>
  browser.post('/api/user.php', { email, password })
