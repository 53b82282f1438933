import { randomUUID } from 'node:crypto'
import { compare, spentFigures } from '../load/compare.ts'
import type { Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { CROWD, HAMLET, sessionToken } from '../seed/bench_brand.ts'
import type { MeteredServer } from '../servers/child_server.ts'
import { chatIn, type Stage } from '../stage.ts'

const GOAL = '≤ 1.1 × the small brand’s'

type Ask = Pick<Target, 'path' | 'method' | 'body' | 'vary'>

const ASKED: Record<'calls' | 'messages', Record<string, (conversation: string) => Ask>> = {
  calls: {
    'poll of a crowded brand’s member': () => ({ path: '/api/user.php' }),
    'chat list of the same': () => ({ path: '/api/chats.php' }),
  },
  messages: {
    'opened conversation in a crowded brand': (conversation) => ({ path: `/api/chats/${conversation}/messages` }),
    'message in the same': (conversation) => ({
      path: `/api/chats/${conversation}/messages`,
      method: 'POST',
      body: { body: 'Hello' },
      vary: () => ({ key: randomUUID() }),
    }),
  },
}

/** The same asked in a brand of many people by a member of many chats, and in a small one; one request at a time, as a person asks. */
export async function crowdRows(
  group: keyof typeof ASKED,
  { port, meter }: MeteredServer,
  stage: Stage
): Promise<Row[]> {
  const effort = { ...stage.effort, seconds: stage.effort.seconds / 4, connections: 1 }
  const [small, crowded] = [await chatIn(HAMLET, stage.database), await chatIn(CROWD, stage.database)]
  const target = (slug: string, ask: Ask): Target => ({
    ...ask,
    port,
    meter,
    host: `${slug}.localhost`,
    cookie: sessionToken(slug, 1),
  })
  const rows: Row[] = []
  for (const [what, ask] of Object.entries(ASKED[group])) {
    const { one, other, ratioOf, note } = await compare(
      target(CROWD, ask(crowded.conversation)),
      target(HAMLET, ask(small.conversation)),
      effort
    )
    rows.push({
      group,
      what,
      figures: {
        p50: other.p50,
        p95: other.p95,
        ...spentFigures(other),
        'crowded p50': one.p50,
        'crowded p95': one.p95,
        ...spentFigures(one, 'crowded '),
      },
      ratio: ratioOf(one.p50 / other.p50),
      goal: GOAL,
      note,
    })
  }
  return rows
}
