import type { MolliePayment } from './mollie_payment.ts'

const BUTTONS = { paid: 'Pay', failed: 'Fail', canceled: 'Cancel', expired: 'Expire' }

/** Mollie's own page in test mode lets one choose how a payment ends; so does this. */
export function checkoutPage({ id, body, status, redirectUrl }: MolliePayment): string {
  const { amount, description, method, locale = 'en_GB' } = body
  const buttons = Object.entries(BUTTONS).map(
    ([outcome, label]) =>
      `<form method="post" action="/checkout/${id}/${outcome}"><button type="submit">${label}</button></form>`
  )
  return `<!doctype html>
<html lang="${escaped(locale.replace('_', '-'))}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mollie checkout</title></head>
<body><main>
<h1>${escaped(description)}</h1>
<p>${escaped(`${amount.currency} ${amount.value}`)}, ${escaped(method)}</p>
${status === 'open' ? buttons.join('\n') : `<p role="status">${status}</p><a href="${escaped(redirectUrl)}">Back</a>`}
</main></body>
</html>`
}

function escaped(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
