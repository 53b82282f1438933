import { wordsIn } from '#app/http/words'
import { html } from './html.js'
import { page } from './page.js'

/** What a buyer meets under an address of no payment. */
export function missingPage(language: string, nonce: string): string {
  const title = wordsIn(language, 'credits')('sandbox.missing')
  return page({ language, title, nonce, body: html`<h1>${title}</h1>` })
}
