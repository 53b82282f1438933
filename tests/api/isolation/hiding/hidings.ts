import { asOwner, type Person } from '../../../cast.ts'
import { leave } from '../../identity/deletion/leaving.ts'
import type { Encounter, Met } from './encounter.ts'

export interface Hiding {
  /** Completes "a profile that …". */
  who: string
  kind: 'member' | 'fictional'
  /** From everyone, visitors included; otherwise from the viewer alone. */
  fromAll: boolean
  /** An existing conversation can still be read (product.md §3, §5). */
  keepsTalks: boolean
  hide(encounter: Encounter): Promise<void>
  /** Calls and pages that show the profile on purpose. */
  told?: readonly string[]
}

const both = ({ known, fresh }: Encounter) => [known, fresh]
const each = async (encounter: Encounter, does: (met: Met) => Promise<unknown>) => {
  for (const met of both(encounter)) await does(met)
}
const personsOf = (encounter: Encounter, does: (person: Person) => Promise<{ status: number }>) =>
  each(encounter, async ({ person }) => {
    const { status } = await does(person!)
    if (status >= 300) throw new Error(`hiding was answered with ${status}`)
  })

/** Blocked profiles are listed so that they can be unblocked, and blocking twice is blocking once. */
const BLOCKED = ['blocks.index', 'blocks.store', 'blocks.destroy']

export const HIDINGS: readonly Hiding[] = [
  {
    who: 'is blocked',
    kind: 'member',
    fromAll: false,
    keepsTalks: false,
    hide: (encounter) => each(encounter, ({ profile }) => encounter.viewer.browser.post(`/api/blocks/${profile.id}`)),
    told: BLOCKED,
  },
  {
    who: 'is fictional and blocked',
    kind: 'fictional',
    fromAll: false,
    keepsTalks: false,
    hide: (encounter) => each(encounter, ({ profile }) => encounter.viewer.browser.post(`/api/blocks/${profile.id}`)),
    told: BLOCKED,
  },
  {
    who: 'blocks',
    kind: 'member',
    fromAll: false,
    keepsTalks: false,
    hide: (encounter) =>
      personsOf(encounter, ({ browser }) => browser.post(`/api/blocks/${encounter.viewer.profile.id}`)),
  },
  {
    who: 'is fictional, for who wants to meet real members only',
    kind: 'fictional',
    fromAll: false,
    keepsTalks: false,
    hide: async ({ viewer }) => void (await viewer.browser.put('/api/user.php', { show_fictional: false })),
  },
  {
    who: 'pauses',
    kind: 'member',
    fromAll: true,
    keepsTalks: true,
    hide: (encounter) => personsOf(encounter, ({ browser }) => browser.put('/api/user.php', { paused: true })),
  },
  {
    who: 'took back the consent to be shown by whom he looks for',
    kind: 'member',
    fromAll: true,
    keepsTalks: true,
    hide: (encounter) => personsOf(encounter, ({ browser }) => browser.delete('/api/consents/sexuality_data')),
  },
  {
    who: 'is disabled',
    kind: 'member',
    fromAll: true,
    keepsTalks: true,
    hide: (encounter) => each(encounter, ({ profile }) => disable(encounter, profile.id)),
  },
  {
    who: 'is fictional and disabled',
    kind: 'fictional',
    fromAll: true,
    keepsTalks: true,
    hide: (encounter) => each(encounter, ({ profile }) => disable(encounter, profile.id)),
  },
  {
    who: 'left',
    kind: 'member',
    fromAll: true,
    keepsTalks: true,
    hide: (encounter) => personsOf(encounter, leave),
  },
]

function disable({ brand }: Encounter, profile: string) {
  return asOwner((owner) => owner.query(`update app.profiles set status = 'disabled' where id = $1`, [profile]), brand)
}
