import { test } from '@japa/runner'
import { Visitor } from '../../../visitor.ts'
import { answersDiffering } from './answers_differing.ts'
import { type Encounter, newEncounter, photosOf } from './encounter.ts'
import { type Hiding, HIDINGS } from './hidings.ts'
import { inLines } from '../leaks/leak.ts'
import { namesSomebody, namesTalk } from './person_kinds.ts'
import { type Place, placesOf } from './places_of.ts'
import { type ProductRoute, productRoutes } from '../routes/product_routes.ts'

const WHO = ['known', 'fresh'] as const

/** Where people are met as long as nobody hides: were one of these empty, nothing would be proved of it. */
const MET = {
  member: {
    known: ['members.index', 'members.similar', 'likes.index', 'chats.index'],
    fresh: ['members.index', 'members.similar', 'swipes.index', 'match_finder.index'],
  },
  // Nobody is led to a fictional profile as to somebody like him.
  fictional: { known: ['members.index', 'likes.index', 'chats.index'], fresh: ['members.index', 'swipes.index'] },
}
const MET_ON_PAGES = ['/members', '/likes', '/likes/given', '/likes/matches', '/chats'].map(onPage)

/**
 * A conversation that is there says with whom and what it cost, answers with what became of him (`pauses.spec.ts`), and lets him be
 * reported for it.
 */
const TALKS = {
  lists: ['chats.index', 'transactions.index', ...['/chats', '/members/{peer}/chat', '/transactions'].map(onPage)],
  calls: [
    'members.composer.show',
    'members.messages.store',
    'blocks.store',
    'blocks.destroy',
    'complaints.store',
    'site.document',
  ],
}

function onPage(path: string): string {
  return `site.document ${path}`
}

function isPage(place: string): boolean {
  return place.startsWith(onPage(''))
}

/** Every call that names a profile, and every list, × every way of not being there. A new route is among them by its rule. */
test.group('Who is not there', (group) => {
  let routes: ProductRoute[]
  group.setup(() => void (routes = productRoutes()))

  /** Pages on which the first met people: nobody else hides on more. */
  let pagesOfPeople: string[] | undefined
  const isWorthAsking = ({ name }: Place) => !isPage(name) || !pagesOfPeople || pagesOfPeople.includes(name)

  for (const hiding of HIDINGS) {
    test(`who ${hiding.who} is answered for as nobody is, and stands in no list`, async ({ assert }) => {
      const encounter = await newEncounter(hiding.kind)
      const { brand, viewer } = encounter
      const all = (await placesOf(encounter, routes)).filter(isWorthAsking)
      const before = await placesShowing(all, viewer.browser, encounter)
      const places = all.filter(({ name }) => !isPage(name) || [...before.known, ...before.fresh].includes(name))
      pagesOfPeople ??= places.map(({ name }) => name).filter(isPage)
      for (const who of WHO) assert.includeMembers(before[who], MET[hiding.kind][who])
      assert.includeMembers(before.known, MET_ON_PAGES)

      await hiding.hide(encounter)

      const during = await placesShowing(places, viewer.browser, encounter)
      const { told = [] } = hiding
      assert.deepEqual(without(during.fresh, told), [])
      assert.deepEqual(without(during.known, [...told, ...(hiding.keepsTalks ? TALKS.lists : [])]), [])
      assert.equal(await toldTo(viewer.browser, encounter, hiding), '')
      if (hiding.fromAll) {
        const visitor = new Visitor(brand.host)
        assert.deepEqual(await placesShowing(places, visitor, encounter), { known: [], fresh: [] })
        assert.equal(await toldTo(visitor, encounter, hiding), '')
      }
    }).timeout(120_000)
  }

  /** What calls tell of the two, or of the talk with one, that they don't tell of nobody. */
  async function toldTo(
    browser: Visitor,
    encounter: Encounter,
    { who, keepsTalks, told = [] }: Hiding
  ): Promise<string> {
    const { viewer, known, fresh, conversation } = encounter
    const isMember = browser === viewer.browser
    const asks = [
      { id: fresh.profile.id, isOfKind: namesSomebody, except: told },
      { id: known.profile.id, isOfKind: namesSomebody, except: keepsTalks && isMember ? TALKS.calls : told },
      { id: conversation, isOfKind: namesTalk, except: [] },
    ]
    const leaks = []
    for (const asked of isMember && keepsTalks ? asks.slice(0, 2) : asks)
      leaks.push(...(await answersDiffering(routes, { ...asked, browser, isMember, whose: `one who ${who}` })))
    return inLines(leaks)
  }

  test('who is invisible has an online mark nowhere', async ({ assert }) => {
    const encounter = await newEncounter('member')
    const { viewer, peer, known, fresh } = encounter
    const places = (await placesOf(encounter, routes)).filter(isWorthAsking)
    const marked = () => placesSaying(places, viewer.browser, /\\?"online\\?":\s*true/)
    const before = await marked()

    for (const { browser } of [viewer, peer, known.person!, fresh.person!])
      await browser.put('/api/user.php', { invisible_mode: true })

    assert.includeMembers(before, [...new Set(Object.values(MET.member).flat()), ...MET_ON_PAGES])
    assert.deepEqual(await marked(), [])
  }).timeout(60_000)

  test('who keeps photos private shows them nowhere', async ({ assert }) => {
    const encounter = await newEncounter('member')
    const { viewer, known, fresh } = encounter
    const places = (await placesOf(encounter, routes)).filter(isWorthAsking)
    const shown = (browser: Visitor) => placesSaying(places, browser, photosOf(known.profile, fresh.profile))
    const before = await shown(viewer.browser)

    await known.person!.browser.delete(`/api/likes/${viewer.profile.id}`)
    for (const { person } of [known, fresh]) await person!.browser.put('/api/user.php', { privacy_mode: true })

    assert.includeMembers(before, [...new Set(Object.values(MET.member).flat()), ...MET_ON_PAGES])
    assert.deepEqual(await shown(viewer.browser), [])
    assert.deepEqual(await shown(new Visitor(encounter.brand.host)), [])
  }).timeout(60_000)
})

/** In which places each of the two stands, by name, id or photo. */
async function placesShowing(places: Place[], browser: Visitor, encounter: Encounter) {
  const found: Record<(typeof WHO)[number], string[]> = { known: [], fresh: [] }
  for (const { name, ask } of places) {
    const { text } = await ask(browser)
    for (const who of WHO) {
      const { profile } = encounter[who]
      if (text.includes(profile.id) || text.includes(profile.name)) found[who].push(name)
    }
  }
  return found
}

/** The places in which something is said. */
async function placesSaying(places: Place[], browser: Visitor, what: RegExp): Promise<string[]> {
  const found: string[] = []
  for (const { name, ask } of places) if (what.test((await ask(browser)).text)) found.push(name)
  return found
}

function without(names: string[], except: readonly string[]): string[] {
  return names.filter((name) => !except.includes(name))
}
