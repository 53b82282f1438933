import { fieldRefused } from '#app/http/validation/field_refused'
import { attempt } from '#app/http/limits/attempt'
import { verifyPassword } from './verify_password.js'

const TRIES = 5

interface Typed {
  /** Of the limit for this account. */
  key: string
  passwordHash: string | null
  password: string
  field: string
}

/** A password that somebody who is logged in types once more. Not inside a transaction, as hashing is slow. @throws TooManyAttempts, 422 for `field` */
export async function proveTypedPassword({ key, passwordHash, password, field }: Typed): Promise<void> {
  const typing = await attempt(key, TRIES)
  const isRight = await verifyPassword(passwordHash ?? undefined, password).catch(async (error) => {
    await typing.withdraw()
    throw error
  })
  if (!isRight) {
    await typing.fail()
    throw fieldRefused(field, 'password_wrong')
  }
  await typing.succeed()
}
