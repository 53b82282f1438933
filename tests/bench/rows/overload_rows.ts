import { askTooMuch } from '../load/ask_too_much.ts'
import { percentile } from '../load/compare.ts'
import { load, type Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { sessionToken, TOWN } from '../seed/bench_brand.ts'
import type { MeteredServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'

const TIMES_THE_PEAK = 3

/** Good answers later than this are no use to who asked. */
const SOON_ENOUGH_MS = 2_000

/** A poll asked three times as often as it can be answered: what is answered still, and how soon the rest is sent away. */
export async function overloadRows({ port, meter }: MeteredServer, { effort }: Stage): Promise<Row[]> {
  const seconds = effort.seconds * effort.rounds
  const target: Target = {
    port,
    meter,
    host: `${TOWN}.localhost`,
    path: '/api/user.php',
    cookie: sessionToken(TOWN, 1),
  }
  const peak = await load(target, seconds, effort.connections)
  const { asked, good, refused, failed, processors } = await askTooMuch(target, seconds, peak.rps * TIMES_THE_PEAK)
  const soon = good.filter((time) => time <= SOON_ENOUGH_MS)
  return [
    {
      group: 'overload',
      what: `poll, ${TIMES_THE_PEAK} × the peak`,
      figures: {
        'peak rps': peak.rps,
        'asked rps': asked / seconds,
        'good rps': soon.length / seconds,
        'good p50': percentile(soon, 50),
        'good p99': percentile(soon, 99),
        'refused p50': percentile(refused, 50),
        'refused p99': percentile(refused, 99),
        'late or failed': good.length - soon.length + failed,
        'processors node': processors.node ?? NaN,
        'processors pg': processors.postgres ?? NaN,
      },
      ratio: soon.length / seconds / peak.rps,
      goal: '≥ 0.9, the rest refused in 50 ms',
    },
  ]
}
