import { reportLine } from '#app/tenancy/context/report_failure'
import { isServed } from '#app/tenancy/sites/is_served'
import { siteByHost } from '#app/tenancy/sites/site_directory'
import { sessionsChanged } from './session_changes.js'
import { allStreams } from './streams.js'

/** For whenever brands may have changed. Their members connect again, and are told what a paused brand tells everybody. */
export async function endStreamsOfStoppedBrands(): Promise<void> {
  sessionsChanged()
  const byHost = Map.groupBy(allStreams(), ({ owner }) => owner.host)
  try {
    for (const [host, streams] of byHost) {
      const site = await siteByHost(host)
      if (!site || !isServed(site) || site.id !== streams[0]!.owner.tenant.id)
        for (const stream of streams) stream.end('renew')
    }
  } catch (error) {
    // The database went again: once it is back, this is done anew.
    reportLine(error, 'streams of brands could not be checked')
  }
}
