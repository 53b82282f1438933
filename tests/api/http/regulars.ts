import LinkToken from '@manyhearts/api/app/identity/tokens/link_token'
import Session from '@manyhearts/api/app/identity/sessions/session'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newCast, newPerson, type Person } from '../../cast.ts'
import type { Visitor } from '../../visitor.ts'
import { giveCredits, makePremium, write } from '../chat/conversing.ts'
import { newPackage, pay } from '../credits/shop.ts'
import { readyExport } from '../identity/exports/ready_export.ts'
import { addPhotos } from '../members/add_photos.ts'
import { newSessionOf } from '../isolation/scene/actors_of.ts'

/** How often each call is made. */
export const TIMES = 12

/** People at one brand who have met: what a member can ask for is there. */
export type Regulars = Awaited<ReturnType<typeof newRegulars>>

/** Makes them: Ann is premium and has credits; of those she meets by turns there is one for every time. */
export async function newRegulars() {
  const { rosa, ann, ben, fay } = await newCast()
  await giveCredits(ann, 10_000)
  await makePremium(ann)
  const { body } = await write(ann, ben.profile)
  for (let each = 0; each < TIMES; each++) await write(ann, ben.profile)
  const everyTime = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: TIMES }, make))
  const newMan = () => newPerson(rosa, { name: 'Man', gender: 'male', looking_for: 'female' })
  const newcomer = () => newPerson(rosa, { name: 'New', gender: 'male', looking_for: 'female', activated: false })
  const admirers = [...(await everyTime(newMan)), ...(await everyTime(newMan))]
  for (const { browser } of admirers) await browser.post(`/api/likes/${ann.profile.id}`)
  const package_id = await newPackage(rosa)
  const { browser } = ann
  await everyTime(() => newSessionOf(ann))
  const others = () => Session.query().where('member_id', ann.member.id).orderBy('id', 'desc').limit(TIMES)
  const sessions = (await asTenant(rosa, others)).map(({ id }) => id)
  const photos = await addPhotos(
    rosa,
    ann.profile,
    [...admirers.keys()].slice(0, TIMES).map((number) => `own-${number}`)
  )
  return {
    ann: browser,
    /** Ann's own, one for every time. */
    photos: photos.map(({ id }) => id),
    ben: { id: ben.profile.id, browser: ben.browser },
    fay: { id: fay.id },
    /** Real members whom Ann has nothing to do with. */
    strangers: (await everyTime(newMan)).map(({ profile }) => profile.id),
    /** Members who like Ann, which she has not seen; two for every time. */
    admirers: admirers.map(({ profile }) => profile.id),
    suitors: admirers,
    /** Other browsers of Ann's, as she is told of them. */
    sessions,
    /** Browsers in which Ann is logged in too. */
    guests: (await everyTime(() => newSessionOf(ann))) as Visitor[],
    /** Members who are not activated yet; two for every time. */
    newcomers: [...(await everyTime(newcomer)), ...(await everyTime(newcomer))],
    conversation: body.conversation.id as string,
    version: (await browser.get(`/api/members/${fay.id}`)).body.profile.fictional.version as string,
    package_id,
    order: (await pay(ann, package_id)).id,
    data_export: await readyExport(ann, 'A copy'),
    /** Searches watched for Ann, one for every time: more than she may have. */
    alerts: await asTenant(rosa, async () => {
      const ages = Array.from({ length: TIMES }, (_, time) => 50 + time)
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
