import LinkToken from '@manyhearts/api/app/identity/tokens/link_token'
import Session from '@manyhearts/api/app/identity/sessions/session'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newCast, newPerson, type Person } from '../../cast.ts'
import type { Visitor } from '../../visitor.ts'
import { giveCredits, makePremium, write } from '../chat/conversing.ts'
import { endMandates } from '@manyhearts/api/app/credits/direct_debit/end_mandates'
import { newGift } from '../credits/giving.ts'
import { newMandate } from '../credits/direct_debit/new_mandate.ts'
import { keepMethod } from '../credits/orders/saved_methods.ts'
import { newPackage, pay } from '../credits/shop.ts'
import { readyExport } from '../identity/exports/ready_export.ts'
import { newChatPhoto } from '../chat/chat_photos.ts'
import { addPhotos } from '../members/add_photos.ts'
import { newSessionOf } from '../isolation/scene/actors_of.ts'
import { rounds } from '../../rounds.ts'

/** Wrong codes and tests of a push are limited to ten an hour. */
export const TIMES = rounds(4, 10)

export type Regulars = Awaited<ReturnType<typeof newRegulars>>

/** Ann is premium and has credits; what Ann's calls use up is there once for each time. */
export async function newRegulars(times = TIMES) {
  const { rosa, ann, ben, fay } = await newCast({ rosa: { verification: true } })
  await giveCredits(ann, 10_000)
  await makePremium(ann)
  const { body } = await write(ann, ben.profile)
  for (let each = 0; each < times; each++) await write(ann, ben.profile)
  const everyTime = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: times }, make))
  const newMan = () => newPerson(rosa, { name: 'Man', gender: 'male', looking_for: 'female' })
  const newcomer = () => newPerson(rosa, { name: 'New', gender: 'male', looking_for: 'female', activated: false })
  const admirers = [...(await everyTime(newMan)), ...(await everyTime(newMan))]
  for (const { browser } of admirers) await browser.post(`/api/likes/${ann.profile.id}`)
  for (const [number, { profile }] of admirers.entries()) await addPhotos(rosa, profile, [`of-${number}`])
  const package_id = await newPackage(rosa)
  const gift = await newGift(rosa)
  const { browser } = ann
  await everyTime(() => newSessionOf(ann))
  const others = () => Session.query().where('member_id', ann.member.id).orderBy('id', 'desc').limit(times)
  const sessions = (await asTenant(rosa, others)).map(({ id }) => id)
  const photos = await addPhotos(
    rosa,
    ann.profile,
    [...admirers.keys()].slice(0, times).map((number) => `own-${number}`)
  )
  return {
    ann: browser,
    /** Ann's own, one for each time. */
    photos: photos.map(({ id }) => id),
    /** Photos that Ann may send, two for each time. */
    chat_photos: (await everyTime(() => newChatPhoto(ann)))
      .concat(await everyTime(() => newChatPhoto(ann)))
      .map(({ id }) => id),
    ben: { id: ben.profile.id, browser: ben.browser },
    fay: { id: fay.id },
    strangers: (await everyTime(newMan)).map(({ profile }) => profile.id),
    /** Members with a like for Ann that is still new; two for each time. */
    admirers: admirers.map(({ profile }) => profile.id),
    suitors: admirers,
    sessions,
    guests: (await everyTime(() => newSessionOf(ann))) as Visitor[],
    /** Members not activated yet; two for each time. */
    newcomers: [...(await everyTime(newcomer)), ...(await everyTime(newcomer))],
    conversation: body.conversation.id as string,
    version: (await browser.get(`/api/members/${fay.id}`)).body.profile.fictional.version as string,
    package_id,
    gift,
    order: (await pay(ann, package_id)).id,
    /** Ann's kept methods, one for each time. */
    saved_methods: await Promise.all(Array.from({ length: times }, (_, time) => keepMethod(ann, `sandbox ${time}`))),
    /** Ann's drafts of a mandate, two for each time, and one that has ended. */
    draft_mandates: await everyTime(() => newMandate(ann, 'draft')).then(async (some) => [
      ...some,
      ...(await everyTime(() => newMandate(ann, 'draft'))),
    ]),
    ended_mandate: await newMandate(ann, 'ended'),
    newActiveMandate: async () => {
      await asTenant(rosa, () => endMandates('replaced', { member_id: ann.member.id }))
      return newMandate(ann)
    },
    data_export: await readyExport(ann, 'A copy'),
    /** Ann's search alerts, one for each time: more than the limit. */
    alerts: await asTenant(rosa, async () => {
      const ages = Array.from({ length: times }, (_, time) => 50 + time)
      const rows = await tenantRows<{ id: string }>(
        `insert into app.search_alerts (profile_id, filters) select ?, jsonb_build_object('min_age', age)
         from unnest(cast(? as int[])) as age returning id::text`,
        [ann.profile.id, ages as never]
      )
      return rows.map(({ id }) => id)
    }),
    codeOf: ({ member }: Person) =>
      asTenant(rosa, async () => (await LinkToken.issue('activation', member.id, 1)).code),
  }
}
