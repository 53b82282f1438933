import { createTransport, type Transporter } from 'nodemailer'
import env from '#start/env'

const PATIENCE_MS = 20_000

let transport: Transporter | undefined

export function mailTransport(): Transporter {
  transport ??= createTransport({
    url: env.get('MAIL_URL'),
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as never)
  return transport
}

export function closeMailTransport(): void {
  transport?.close()
  transport = undefined
}
