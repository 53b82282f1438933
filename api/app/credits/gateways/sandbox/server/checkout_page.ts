import { translationsIn } from '#app/http/translations'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { html, Markup } from './html.js'
import { formatMoney } from '#app/credits/packages/format_money'
import { page } from './page.js'
import { type Outcome, OUTCOMES, type SandboxPayment } from './sandbox_payments.js'

export function checkoutPage(payment: SandboxPayment, nonce: string): string {
  const { language, merchant_name: brand, status } = payment
  const t = translationsIn(wordingOf(undefined, language), 'credits')
  const title = t('sandbox.title', { brand })
  const isDecided = status !== 'open'
  const choices = (Object.keys(OUTCOMES) as Outcome[]).filter((one) =>
    (OUTCOMES[one] as readonly string[]).includes(status)
  )
  return page({
    language,
    title,
    nonce,
    body: html`
      <p class="sandbox">${t('sandbox.notice')}</p>
      <h1>${title}</h1>
      <p class="amount">${formatMoney(payment.amount_minor, payment.currency, language)}</p>
      <dl>
        <dt>${t('sandbox.method')}</dt>
        <dd>${t(`methods.${payment.method}`)}</dd>
        <dt>${t('receipt.bank_statement')}</dt>
        <dd>${payment.statement_descriptor}</dd>
      </dl>
      ${isDecided ? html`<p class="status" role="status">${t(`sandbox.status.${status}`)}</p>` : []}
      ${choices.map((outcome) => choice(payment.id, outcome, t(`sandbox.choose.${outcome}`)))}
      ${isDecided ? html`<a class="button" href="${payment.return_url}">${t('sandbox.back', { brand })}</a>` : []}
    `,
  })
}

function choice(id: string, outcome: Outcome, label: string): Markup {
  return html`<form method="post" action="/checkout/${id}/${outcome}"><button${new Markup(outcome === 'paid' ? ' class="main"' : '')}>${label}</button></form>`
}
