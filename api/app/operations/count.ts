import { Counter } from 'prom-client'
import { measures } from './measures.js'

/** What is counted where it happens, and how it may end. */
const COUNTED = {
  messages: { help: 'Messages that were stored, and those that staff look at first', outcomes: ['sent', 'held'] },
  profile_texts: { help: 'What members wrote about themselves and staff read first', outcomes: ['held'] },
  verifications: { help: 'Photos that members had compared with those of their profile', outcomes: ['sent'] },
  signups: { help: 'Sign-ups that were stored', outcomes: ['stored'] },
  payments: { help: 'Orders by how they ended', outcomes: ['completed', 'failed', 'cancelled'] },
  mails: {
    help: 'Mails by what the mail server said; those that failed are tried again',
    outcomes: ['sent', 'refused', 'failed'],
  },
  pushes: {
    help: 'Pushes by what the browser’s service said; those it gave no answer to, or was too busy for, are tried again',
    outcomes: ['taken', 'gone', 'key_refused', 'busy', 'no_answer', 'refused'],
  },
  jobs: { help: 'Jobs that were run; those that failed are tried again', outcomes: ['done', 'failed'] },
  requests_refused: {
    help: 'Requests of members that were sent away at once, as too many waited already',
    outcomes: ['overload'],
  },
  database_failures: {
    help: 'Failures because the database was away, or took too long (a lock, a statement, a full pool)',
    outcomes: ['away', 'overloaded'],
  },
} as const satisfies Record<string, { help: string; outcomes: readonly string[] }>

type Counted = typeof COUNTED

const counters = Object.entries(COUNTED).map(([name, { help, outcomes }]) => {
  const counter = new Counter({
    name: `manyhearts_${name}_total`,
    help,
    labelNames: ['outcome'],
    registers: [measures],
  })
  const children = outcomes.map((outcome) => [outcome, counter.labels(outcome)] as const)
  // There from the start: whoever looks at a rate sees the first one, too.
  for (const [, child] of children) child.inc(0)
  return [name, Object.fromEntries(children)] as const
})
const byName = Object.fromEntries(counters)

/** Counts one of them in this process, for `/metrics`. What is only so once it is stored is counted by `afterCommit`. */
export function count<Name extends keyof Counted>(name: Name, outcome: Counted[Name]['outcomes'][number]): void {
  byName[name]![outcome]!.inc()
}
