import type { Address } from 'postal-mime'
import type { CapturedMail } from './captured_mail.js'
import type { CapturedText } from './captured_texts.js'
import { escapeHtml } from '#app/http/escape_html'

export function mailListPage(mails: CapturedMail[], texts: CapturedText[], nonce: string): string {
  const messages = texts.map(
    ({ to, at, text }) =>
      `<li><b>${escapeHtml(text)}</b><span>${escapeHtml(to)} · <time>${escapeHtml(at)}</time></span></li>`
  )
  const rows = mails.map(
    (mail) => `<li><a href="/mails/${mail.name}"><b>${escapeHtml(mail.subject ?? '')}</b></a>
<span>${people(mail.to)} · ${escapeHtml(nameOf(mail.from))} · <time>${when(mail)}</time></span></li>`
  )
  return page(
    'Captured mail',
    nonce,
    `<h1>Captured mail</h1>${mails.length ? `<ul>${rows.join('\n')}</ul>` : '<p>No mail yet.</p>'}${messages.length ? `<h2>Text messages</h2><ul>${messages.join('\n')}</ul>` : ''}`
  )
}

export function mailPage(mail: CapturedMail, nonce: string): string {
  return page(
    mail.subject ?? '',
    nonce,
    `<p><a href="/">All mail</a></p>
<h1>${escapeHtml(mail.subject ?? '')}</h1>
<dl><dt>From</dt><dd>${people([mail.from])}</dd><dt>To</dt><dd>${people(mail.to)}</dd><dt>Date</dt><dd>${when(mail)}</dd></dl>
<pre>${linked(mail.text ?? '')}</pre>
<iframe title="As mail programs show it" src="/mails/${mail.name}/body" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
  )
}

function page(title: string, nonce: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
ul{list-style:none;padding:0}li{padding:.75rem 0;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
li span{display:block;opacity:.75;font-size:.875rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{opacity:.75}dd{margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.5rem}
iframe{inline-size:100%;block-size:46rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.5rem}
</style></head><body>${body}</body></html>`
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}

function people(addresses: (Address | undefined)[] | undefined): string {
  return (addresses ?? []).map((one) => escapeHtml(`${nameOf(one)} <${one?.address ?? ''}>`.trim())).join(', ')
}

function nameOf(address: Address | undefined): string {
  return address?.name ?? ''
}

function when({ date }: CapturedMail): string {
  return escapeHtml(date ?? '')
}
