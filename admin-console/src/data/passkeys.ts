import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { httpClient } from '#console/data/http_client.ts'

/** What the browser answered to the API's offer, which it sends back with it. */
export interface PasskeyProof {
  offer: string
  response: AuthenticationResponseJSON
}

export interface PasskeyCreation {
  offer: string
  response: RegistrationResponseJSON
}

/** The browser or the security key couldn't; the message is the key of a text. */
export class PasskeyFailed extends Error {
  constructor(message: 'passkeys.failed' | 'passkeys.known') {
    super(message)
  }
}

/** Also a time that ran out, and a browser that has no passkey to offer: it says so itself. */
const CANCELLED = ['NotAllowedError', 'AbortError']

const library = () => import('@simplewebauthn/browser')

export async function supportsPasskeys(): Promise<boolean> {
  return (await library()).browserSupportsWebAuthn()
}

/** Has the browser ask for a passkey to log in with. @returns undefined when that is cancelled @throws PasskeyFailed HttpError */
export async function provePasskey(): Promise<PasskeyProof | undefined> {
  const { startAuthentication } = await library()
  const { json } = await httpClient('/api/session/passkey_options', { method: 'POST' })
  const { options, offer } = json as { options: PublicKeyCredentialRequestOptionsJSON; offer: string }
  const response = await unlessCancelled(startAuthentication({ optionsJSON: options }))
  return response && { offer, response }
}

/** Has the browser make a passkey for who is logged in. @returns undefined when that is cancelled @throws PasskeyFailed HttpError */
export async function createPasskey(password?: string): Promise<PasskeyCreation | undefined> {
  const { startRegistration } = await library()
  const body = JSON.stringify({ password })
  const { json } = await httpClient('/api/account/passkey_options', { method: 'POST', body })
  const { options, offer } = json as { options: PublicKeyCredentialCreationOptionsJSON; offer: string }
  const response = await unlessCancelled(startRegistration({ optionsJSON: options }))
  return response && { offer, response }
}

async function unlessCancelled<Response>(ceremony: Promise<Response>): Promise<Response | undefined> {
  try {
    return await ceremony
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (CANCELLED.includes(name)) return undefined
    throw new PasskeyFailed(name === 'InvalidStateError' ? 'passkeys.known' : 'passkeys.failed')
  }
}
