import { join } from 'node:path'
import { DateTime } from 'luxon'
import { applyPayment } from '#app/credits/orders/outcomes/apply_payment'
import { createOrder } from '#app/credits/orders/checkout/create_order'
import { grantSignupCredits } from '#app/credits/ledger/grant_signup_credits'
import { packagesOnSale } from '#app/credits/packages/packages_on_sale'
import Consent from '#app/identity/consents/consent'
import Member from '#app/members/people/member'
import { textVersion } from '#app/identity/consents/text_version'
import { attributesOf } from '#app/members/people/choices_of'
import Photo from '#app/members/people/photo'
import Profile from '#app/members/people/profile'
import { interestId, regionId } from '#app/members/places/list_ids'
import { newPhotoPaths, storePhoto, type StoredPhoto } from '#app/members/photos/storage/store_photo'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows, type Tenant } from '#app/tenancy/context/tenant_context'
import { DEMO, type DemoPerson } from './demo_files.js'
import type { EncodePhoto } from './photo_encoder.js'

const DEMO_CREDITS = 50

/** Slow, so it is done before any transaction. */
export async function storePhotos(
  tenant: Tenant,
  { brand, key, photos }: DemoPerson,
  encode: EncodePhoto
): Promise<StoredPhoto[]> {
  return Promise.all(
    Array.from({ length: photos }, async (_, place) => {
      const source = join(DEMO, 'portraits', brand, key, `${place + 1}.webp`)
      return storePhoto(newPhotoPaths(tenant), await encode(source))
    })
  )
}

/** `place` spreads sign-ups and visits over time, so that the site looks lived in. */
export async function seedPerson(
  site: Site,
  person: DemoPerson,
  photos: StoredPhoto[],
  place: number,
  passwordHash: string
): Promise<Profile> {
  const signedUp = DateTime.now().minus({ days: 2 + ((place * 37) % 200), minutes: (place * 131) % 1440 })
  const lastActive = DateTime.now().minus({ minutes: place % 5 === 0 ? 1 : (place * place * 7) % 9000 })
  const member = person.kind === 'member' ? await seedMember(site, person, signedUp, passwordHash) : undefined
  const profile = await Profile.create({
    kind: person.kind,
    memberId: member?.id ?? null,
    status: 'active',
    name: person.name,
    gender: person.gender,
    lookingFor: person.looking_for,
    dateOfBirth: DateTime.now().minus({ years: person.age, days: 20 + ((place * 53) % 300) }),
    country: person.country,
    regionId: String(regionId(person.country, person.region)),
    city: person.city ?? null,
    ...attributesOf(person),
    aboutMe: person.about_me,
    visibleToVisitors: true,
    createdAt: signedUp,
    lastActiveAt: person.key === 'demo' ? DateTime.now() : lastActive,
  })
  const stored = await Photo.createMany(
    photos.map((photo, position) => ({ ...photo, profileId: profile.id, position, status: 'active' }))
  )
  if (stored[0]) await profile.merge({ mainPhotoId: stored[0].id, photoCount: stored.length }).save()
  for (const key of person.interests) {
    await tenantRows('insert into app.profile_interests (profile_id, interest_id) values (?, ?)', [
      profile.id,
      interestId(key),
    ])
  }
  if (member && person.premium) await buyPremium(site, member, profile)
  return profile
}

async function buyPremium(site: Site, member: Member, profile: Profile): Promise<void> {
  member.$setRelated('profile', profile)
  const [offer] = await packagesOnSale(site, profile.country)
  const order = await createOrder({
    buyer: member,
    site,
    packageId: offer!.id,
    method: 'card',
    code: null,
    savesMethod: false,
    savedMethodId: null,
    seen: {},
    key: 'demo',
    arrivedAt: performance.now(),
    ipCountry: null,
  })
  await order.merge({ gatewayRef: `demo-${order.id}` }).save()
  const { reference, amountMinor, currency } = order
  const paid = { state: 'paid' as const, reference, amountMinor, currency, refundedMinor: 0, chargedBackMinor: 0 }
  await applyPayment(order.id, paid, DateTime.now())
}

async function seedMember(
  site: Site,
  { key, brand, language }: DemoPerson,
  signedUpAt: DateTime,
  passwordHash: string
): Promise<Member> {
  const member = await Member.create({
    email: key === 'demo' ? 'demo@example.com' : `${key}.${brand}@example.com`,
    passwordHash,
    status: 'active',
    language,
    signedUpAt,
    activatedAt: signedUpAt.plus({ minutes: 4 }),
    showFictional: true,
    visibleToVisitors: true,
  })
  await tenantRows('insert into app.wallets (member_id) values (?)', [member.id])
  for (const kind of ['terms', 'privacy', 'sexuality_data'] as const) {
    const version = textVersion(kind, site)
    await Consent.create({ memberId: member.id, kind, version, language, givenAt: signedUpAt })
  }
  if (key === 'demo') await grantSignupCredits(member.id, DEMO_CREDITS)
  return member
}
