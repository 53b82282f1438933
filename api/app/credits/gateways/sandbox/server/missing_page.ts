import { translationsIn } from '#app/http/translations'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { html } from './html.js'
import { page } from './page.js'

export function missingPage(language: string, nonce: string): string {
  const title = translationsIn(wordingOf(undefined, language), 'credits')('sandbox.missing')
  return page({ language, title, nonce, body: html`<h1>${title}</h1>` })
}
