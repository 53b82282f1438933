import { html } from '@manyhearts/api/app/credits/gateways/sandbox/server/html'
import type { Sale } from './verotel_server.ts'

/** The page on which a buyer pays; buttons stand for what happens there. */
export function orderPage({ id, order }: Sale): string {
  const decisions = {
    approve: 'Approve',
    decline: 'Decline',
    ...(order.paymentMethod === 'DDEU' && { later: 'Approve later' }),
  }
  const buttons = Object.entries(decisions).map(
    ([decision, words]) => html`<form method="post" action="/sales/${id}/${decision}"><button>${words}</button></form>`
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width" />
        <title>Verotel</title>
      </head>
      <body>
        <main>
          <h1>${order.description ?? ''}</h1>
          <p>${order.priceAmount ?? ''} ${order.priceCurrency ?? ''}</p>
          ${buttons}
        </main>
      </body>
    </html>`.text
}
