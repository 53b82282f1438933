import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import env from '@manyhearts/api/start/env'
import { closeMailTransport } from '@manyhearts/api/app/notices/mails/mail_transport'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  received: { to: string[]; mail: Email }[]
  /** SMTP codes for the next recipients, in turn; it takes the mail when none is left. */
  refusals: number[]
  stop(): Promise<void>
}

/** A mail server for the product's mails until it is stopped; `folder` gets each mail as a file, too. */
export async function startMailServer(folder?: string): Promise<MailServer> {
  const received: MailServer['received'] = []
  const refusals: number[] = []
  if (folder) await mkdir(folder, { recursive: true })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const responseCode = refusals.shift()
      done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', async () => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          const raw = Buffer.concat(chunks)
          received.push({ to, mail: await PostalMime.parse(raw) })
          if (folder)
            await keep(raw, join(folder, `${new Date().toISOString().replace(/[-:]/g, '')}-${received.length}.eml`))
          done(null, 'taken')
        })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  env.set('MAIL_URL', `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
  return {
    received,
    refusals,
    async stop() {
      env.set('MAIL_URL', '')
      closeMailTransport()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

/** Renamed when it is complete, so that no partial file is read. */
async function keep(raw: Buffer, path: string): Promise<void> {
  await writeFile(`${path}.part`, raw)
  await rename(`${path}.part`, path)
}
