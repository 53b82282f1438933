import type { MailToSend } from '#app/notices/mails/mail_to_send'
import ErasureCertificate from './erasure_certificate.js'

/** Forgets the address a certificate of erasure went to: nothing else is known of who got it. */
export async function forgetRecipient(order: MailToSend): Promise<void> {
  if (order.mail === 'certificate') await ErasureCertificate.query().where('id', order.certificate).delete()
}
