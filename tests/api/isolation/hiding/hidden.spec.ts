import { test } from '@japa/runner'
import { Visitor } from '../../../visitor.ts'
import { answersDiffering } from './answers_differing.ts'
import { type Encounter, newEncounter, photosOf } from './encounter.ts'
import { type Hiding, HIDINGS } from './hidings.ts'
import { inLines } from '../leaks/leak.ts'
import { namesSomebody, namesTalk } from './person_kinds.ts'
import { type Place, placesOf } from './places_of.ts'
import { type ProductRoute, productRoutes } from '../routes/product_routes.ts'
import { IS_FULL_RUN, sample, TODAY } from '../../../rounds.ts'

const WHO = ['known', 'fresh'] as const

/** Ways of being hidden that a short run tries: every day others, and all within three days. */
const DAILY = 3

/** Where profiles are met while none is hidden: if one of these were empty, it would prove nothing. */
const MET = {
  member: {
    known: ['members.index', 'members.similar', 'likes.index', 'chats.index'],
    fresh: ['members.index', 'members.similar', 'swipes.index', 'match_finder.index'],
  },
  // Fictional profiles are never suggested for similarity.
  fictional: { known: ['members.index', 'likes.index', 'chats.index'], fresh: ['members.index', 'swipes.index'] },
}
const MET_ON_PAGES = ['/members', '/likes', '/likes/given', '/likes/matches', '/chats'].map(onPage)

/** An existing conversation names the partner and its cost, answers with their state (`pauses.spec.ts`), and can be reported. */
const TALKS = {
  lists: ['chats.index', 'transactions.index', ...['/chats', '/members/{peer}/chat', '/transactions'].map(onPage)],
  calls: [
    'members.composer.show',
    'members.messages.store',
    'members.draft.update',
    'members.gifts.store',
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

/** Every call that names a profile, and every list, × every way of being hidden. New routes are included by their rule. */
test.group('Hidden profiles', (group) => {
  let routes: ProductRoute[]
  group.setup(() => void (routes = productRoutes()))

  /** Pages on which the first way met people; no other meets them on more. */
  let pagesOfPeople: string[] | undefined
  const isWorthAsking = ({ name }: Place) => !isPage(name) || !pagesOfPeople || pagesOfPeople.includes(name)

  for (const hiding of sample(HIDINGS, DAILY, TODAY)) {
    test(`a profile that ${hiding.who} is answered like a missing one, and is in no list`, async ({ assert }) => {
      const encounter = await newEncounter(hiding.kind)
      const { brand, viewer } = encounter
      // Pages show what calls answer, so that a short run looks at them for the first way of hiding only.
      const looksAtPages = IS_FULL_RUN || !pagesOfPeople
      const all = (await placesOf(encounter, routes)).filter(
        (place) => isWorthAsking(place) && (looksAtPages || !isPage(place.name))
      )
      const before = await placesShowing(all, viewer.browser, encounter)
      const places = all.filter(({ name }) => !isPage(name) || [...before.known, ...before.fresh].includes(name))
      pagesOfPeople ??= places.map(({ name }) => name).filter(isPage)
      for (const who of WHO) assert.includeMembers(before[who], MET[hiding.kind][who])
      if (looksAtPages) assert.includeMembers(before.known, MET_ON_PAGES)

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
    })
  }

  /** What calls reveal about the two, or about the conversation, unlike about an unknown id. */
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

  test('of invisible members have an online mark nowhere', async ({ assert }) => {
    const encounter = await newEncounter('member')
    const { viewer, peer, known, fresh } = encounter
    const places = (await placesOf(encounter, routes)).filter(isWorthAsking)
    const marked = () => placesSaying(places, viewer.browser, /\\?"online\\?":\s*true/)
    const before = await marked()

    for (const { browser } of [viewer, peer, known.person!, fresh.person!])
      await browser.put('/api/user.php', { invisible_mode: true })

    assert.includeMembers(before, [...new Set(Object.values(MET.member).flat()), ...MET_ON_PAGES])
    assert.deepEqual(await marked(), [])
  })

  test('of members who keep photos private show them nowhere', async ({ assert }) => {
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
  })
})

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

async function placesSaying(places: Place[], browser: Visitor, what: RegExp): Promise<string[]> {
  const found: string[] = []
  for (const { name, ask } of places) if (what.test((await ask(browser)).text)) found.push(name)
  return found
}

function without(names: string[], except: readonly string[]): string[] {
  return names.filter((name) => !except.includes(name))
}
