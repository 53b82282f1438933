import { request } from 'node:http'
import type { Answer } from '../../../age_service.ts'

const MOST_STEPS = 10

/** Does what a browser does at the age service: follows redirects, answers and stops where it is sent back. @returns that query */
export async function walk(redirect: string, answer: Answer): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let at = new URL(redirect)
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (at.pathname === '/age-check/return') return Object.fromEntries(at.searchParams)
    if (/^\/ask\/[^/]+$/.test(at.pathname)) at.pathname += `/${answer}`
    at = new URL(await locationOf(at, cookies), at)
  }
  throw new Error(`the age service leads in circles, at last to ${at.href}`)
}

function locationOf(url: URL, cookies: Map<string, string>): Promise<string> {
  return new Promise((done, fail) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    request(url, { headers: { ...(cookie && { cookie }) } })
      .once('error', fail)
      .once('response', (response) => {
        response.resume()
        for (const one of response.headers['set-cookie'] ?? []) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(one)!
          if (value) cookies.set(name!, value)
          else cookies.delete(name!)
        }
        const { location } = response.headers
        if (location) done(location)
        else fail(new Error(`${response.statusCode} without a way on at ${url.href}`))
      })
      .end()
  })
}
