import { translationsIn } from '#app/http/translations'
import { formatMoney } from '#app/credits/packages/format_money'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { html } from './html.js'
import { page } from './page.js'
import type { SandboxPayment } from './sandbox_payments.js'

/** Direct debits have no buyer in front of them, so whoever tests finds them here. */
export function debitsPage(debits: SandboxPayment[], language: string, nonce: string): string {
  const t = translationsIn(wordingOf(undefined, language), 'credits')
  const title = t('methods.direct_debit')
  return page({
    language,
    title,
    nonce,
    body: html`
      <p class="sandbox">${t('sandbox.notice')}</p>
      <h1>${title}</h1>
      ${debits.map(
        ({ id, merchant_name: brand, amount_minor, currency, status }) =>
          html`<p>
            <a href="/checkout/${id}">${brand}, ${formatMoney(amount_minor, currency, language)}</a><br />${t(
              `sandbox.status.${status}`
            )}
          </p>`
      )}
    `,
  })
}
