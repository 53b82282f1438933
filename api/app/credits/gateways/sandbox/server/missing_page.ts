import { translationsIn } from '#app/http/translations'
import { html } from './html.js'
import { page } from './page.js'

export function missingPage(language: string, nonce: string): string {
  const title = translationsIn(language, 'credits')('sandbox.missing')
  return page({ language, title, nonce, body: html`<h1>${title}</h1>` })
}
