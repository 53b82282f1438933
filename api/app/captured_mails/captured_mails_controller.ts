import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { type CapturedMail, capturedMail, capturedMails } from './captured_mail.js'
import { capturedTexts } from './captured_texts.js'
import { mailListPage, mailPage } from './captured_mail_pages.js'

/** Captured mails as pages, on their own host and only outside production. */
export default class CapturedMailsController {
  async index({ response, nonce }: HttpContext) {
    return html(response, mailListPage(await capturedMails(), await capturedTexts(), nonce))
  }

  async show({ params, response, nonce }: HttpContext) {
    const mail = await found(params.name)
    response.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
    )
    return html(response, mailPage(mail, nonce))
  }

  async body({ params, response }: HttpContext) {
    const mail = await found(params.name)
    response.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    )
    return html(response, mail.html ?? '')
  }
}

async function found(name: string): Promise<CapturedMail> {
  const mail = await capturedMail(name)
  if (!mail) throw new NotFound()
  return mail
}

function html(response: HttpContext['response'], page: string) {
  return response.header('Content-Type', 'text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page)
}
