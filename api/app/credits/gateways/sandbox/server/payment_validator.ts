import vine from '@vinejs/vine'
import { PAYMENT_METHODS } from '../../gateway.js'

export const refundPaymentValidator = vine.create({
  amount: vine.object({ value: vine.number().withoutDecimals().positive(), currency: vine.string().fixedLength(3) }),
  /** Idempotency key. */
  key: vine.string().maxLength(100),
})

export const createMandateValidator = vine.create({
  reference: vine.string().maxLength(35),
  holder: vine.string().maxLength(70),
  iban: vine.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/),
})

export const createPaymentValidator = vine.create({
  reference: vine.string().maxLength(100),
  amount: vine.object({ value: vine.number().withoutDecimals().positive(), currency: vine.string().fixedLength(3) }),
  method: vine.enum(PAYMENT_METHODS),
  saves_method: vine.boolean().optional(),
  token: vine.string().maxLength(100).optional(),
  merchant: vine.object({ name: vine.string().maxLength(100), host: vine.string().maxLength(253) }),
  statement_descriptor: vine.string().maxLength(22),
  language: vine.string().fixedLength(2),
  return_url: vine
    .string()
    .url({ require_tld: false, protocols: ['http', 'https'] })
    .maxLength(1000),
})
