import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { DateTime } from 'luxon'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { STAFF_COLUMNS, type default as StaffMember } from '#app/staff/accounts/staff_member'
import { sealOffer, useOffer } from './offer.js'

const PRODUCT = 'Manyhearts'
const ORIGIN = siteAddress(ADMIN_HOST, '')
const LOG_IN = 'passkey log-in'
const addingOf = ({ id }: StaffMember) => `passkey of ${id}`

/** What a browser answers, as far as it is looked at; no extensions are asked for. */
interface Answer<Parts> {
  id: string
  rawId: string
  type: 'public-key'
  response: Parts
}
type MadeAnswer = Answer<{ clientDataJSON: string; attestationObject: string; transports?: string[] }>
type LogInAnswer = Answer<{ clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string }>

type WithoutExtensions<Options extends object> = Omit<Options, 'extensions'>

export interface PasskeyRow {
  id: string
  name: string
  created_at: DateTime
  last_used_at: DateTime | null
}

/** What the browser is asked to make a passkey with (WebAuthn §5.4); the person is verified by it, so that it is two factors. */
export async function passkeyToMake(
  staff: StaffMember
): Promise<{ options: WithoutExtensions<PublicKeyCredentialCreationOptionsJSON>; offer: string }> {
  const known = await staffRows<{ id: string; transports: never[] }>(
    'select credential_id as id, transports from staff.passkeys where staff_member_id = ?',
    [staff.id]
  )
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: ADMIN_HOST,
    userID: new TextEncoder().encode(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options, offer: sealOffer(addingOf(staff), options.challenge) }
}

/** @returns null for an answer that is not to this offer */
export async function addPasskey(
  staff: StaffMember,
  { offer, name, response }: { offer: string; name: string; response: MadeAnswer }
): Promise<PasskeyRow | null> {
  const expectedChallenge = await useOffer(addingOf(staff), offer)
  if (expectedChallenge === null) return null
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: ORIGIN,
    expectedRPID: ADMIN_HOST,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return null
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const [made] = await staffRows<PasskeyRow>(
    `insert into staff.passkeys (staff_member_id, credential_id, public_key, sign_count, transports, name)
     values (?, ?, ?, ?, ?, ?) on conflict do nothing returning id::text, name, created_at, last_used_at`,
    [staff.id, id, Buffer.from(publicKey), counter, transports, name]
  )
  return made ?? null
}

/** What the browser is asked to log in with: any passkey it has for the console. */
export async function passkeyToLogIn(): Promise<{
  options: WithoutExtensions<PublicKeyCredentialRequestOptionsJSON>
  offer: string
}> {
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: ADMIN_HOST,
    userVerification: 'required',
  })
  return { options, offer: sealOffer(LOG_IN, options.challenge) }
}

/** Whose passkey answered; nobody for an answer that is not to this offer, or whose key isn't known. */
export async function staffByPasskey({
  offer,
  response,
}: {
  offer: string
  response: LogInAnswer
}): Promise<StaffMember | undefined> {
  const expectedChallenge = await useOffer(LOG_IN, offer)
  const [key] = await staffRows<{ public_key: Buffer; sign_count: string; transports: never[] }>(
    'select public_key, sign_count::text, transports from staff.passkeys where credential_id = ?',
    [response.id]
  )
  if (expectedChallenge === null || !key) return undefined
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: ORIGIN,
    expectedRPID: ADMIN_HOST,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.sign_count),
      transports: key.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  const [staff] = await staffRows<StaffMember>(
    `with used as (update staff.passkeys set sign_count = ?, last_used_at = now() where credential_id = ? returning staff_member_id)
     select ${STAFF_COLUMNS} from staff.staff_members join used on used.staff_member_id = staff_members.id
     where disabled_at is null`,
    [authenticationInfo.newCounter, response.id]
  )
  return staff
}
